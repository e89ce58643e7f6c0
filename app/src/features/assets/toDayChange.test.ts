import { toAmountText } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { demoAssets } from '../../operations/demoAssets.ts';
import { groupAccounts } from './assetGroups.ts';
import { toDayChange } from './toDayChange.ts';

const dynamic = [
  { symbol: 'BTC', percent: '1.84' },
  { symbol: 'ETH', percent: '-0.42' },
  { symbol: 'USDC', percent: '0.00' },
];
const accounts = Object.values(groupAccounts(demoAssets)).flat();
const prices = { rates: demoAssets.currencies, grow: [], into: { currencyCode: 'EUR', decimals: 2 } };
const PARTS = { accounts, prices, dynamic, yesterday: { USD: '0.92592593' } };

it('adds up price changes from the provider’s daily change, else from yesterday’s rate (HOME-101)', () => {
  const change = toDayChange(PARTS);
  // BTC 29,457.97 → 30,000.00, ETH 12,050.61 → 12,000.00; dollars and USDC are unchanged.
  expect(change === null ? null : [toAmountText(change.amount), change.percent]).toEqual(['491.42', '0.86']);
});

it('is of the given accounts only (HOME-108)', () => {
  const change = toDayChange({ ...PARTS, accounts: demoAssets.accounts.fiat });
  expect(change === null ? null : [toAmountText(change.amount), change.percent]).toEqual(['0.00', '0.00']);
});

it('returns null when one price is unknown (HOME-101)', () => {
  expect(toDayChange({ ...PARTS, yesterday: undefined })).toBeNull();
  expect(toDayChange({ ...PARTS, dynamic: dynamic.slice(1) })).toBeNull();
});
