import { amountOf } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { demoAssets } from '../../operations/demoAssets.ts';
import { toDayChange } from './toDayChange.ts';

const dynamic = [
  { symbol: 'BTC', percent: '1.84' },
  { symbol: 'ETH', percent: '-0.42' },
  { symbol: 'USDC', percent: '0.00' },
];
const parts = { assets: demoAssets, dynamic, grow: [], yesterday: { USD: '0.92592593' }, primary: 'EUR' } as const;

it('adds what each price has changed: the provider’s change of the day, else the price of yesterday (HOME-101)', () => {
  const change = toDayChange(parts);
  // 30,000.00 of BTC from 29,457.97, 12,000.00 of ETH from 12,050.61; dollars and USDC stand still.
  expect(change === null ? null : [amountOf(change.amount), change.percent]).toEqual(['491.42', '0.86']);
});

it('claims nothing where one price of the day is not known (HOME-101)', () => {
  expect(toDayChange({ ...parts, yesterday: undefined })).toBeNull();
  expect(toDayChange({ ...parts, dynamic: dynamic.slice(1) })).toBeNull();
});
