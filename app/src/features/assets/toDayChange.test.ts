import { toAmountText } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { demoAssets } from '../../operations/demoAssets.ts';
import { toDayChange } from './AssetsHistory.tsx';

const dynamic = [
  { symbol: 'BTC', percent: '1.84' },
  { symbol: 'ETH', percent: '-0.42' },
  { symbol: 'USDC', percent: '0.00' },
];
const PARTS = { assets: demoAssets, dynamic, grow: [], yesterday: { USD: '0.92592593' }, primary: 'EUR' } as const;

it('adds up price changes from the provider’s daily change, else from yesterday’s rate (HOME-101)', () => {
  const change = toDayChange(PARTS);
  // BTC 29,457.97 → 30,000.00, ETH 12,050.61 → 12,000.00; dollars and USDC are unchanged.
  expect(change === null ? null : [toAmountText(change.amount), change.percent]).toEqual(['491.42', '0.86']);
});

it('returns null when one price is unknown (HOME-101)', () => {
  expect(toDayChange({ ...PARTS, yesterday: undefined })).toBeNull();
  expect(toDayChange({ ...PARTS, dynamic: dynamic.slice(1) })).toBeNull();
});
