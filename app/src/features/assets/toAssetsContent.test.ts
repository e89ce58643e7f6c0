import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { demoAssets } from '../../operations/demoAssets.ts';
import { toAssetsContent, type AssetsParts } from './model.ts';

const [usdc] = demoAssets.accounts.tokens;
const withEquity = {
  ...demoAssets,
  accounts: {
    ...demoAssets.accounts,
    tokens:
      usdc === undefined
        ? []
        : [usdc, { ...usdc, id: 6, currency: 'RSN', symbol: 'RSN', balance: '120.00000', balance_available: '120.00000' }],
  },
};
const APPLE = {
  symbol: 'AAPL',
  type: 'stock',
  ticker: 'AAPL',
  currency: 'USD',
  isin: 'US0378331005',
  qty: '15',
  current_value: '3375.00',
  dynamics: '12.40',
  issuer_name: 'Apple Inc.',
  logo: { vector_small: null, raster_small: null },
} as const;

const PARTS: AssetsParts = {
  assets: withEquity,
  instruments: [APPLE, { ...APPLE, symbol: 'SWDA', type: 'etf' }],
  grow: [{ symbol: 'RSN', placement_price: '10.00', current_price: '12.50', percent: '25.00' }],
  alerts: [],
  inProgress: 3,
  primary: 'EUR',
};
const row = (parts: Partial<AssetsParts>, name: string) =>
  toAssetsContent({ ...PARTS, ...parts }).groups.find((group) => group.name === name);

it('lists the six groups in order, each with its path (HOME-009, HOME-012)', () => {
  expect(toAssetsContent(PARTS).groups.map(({ href }) => href)).toEqual(
    ['cash', 'crypto', 'data', 'stocks', 'bonds', 'notes'].map((name) => `/account-group/${name}`),
  );
});

it('shows the provider’s total in the primary currency, never the sum of rounded rows (HOME-006, D-HOME-03)', () => {
  expect(toAssetsContent({ ...PARTS, primary: 'USD' }).total).toEqual(money('62160.00', 'USD', 2));
});

it('counts accounts and instruments, with stocks and ETFs as one group (HOME-010, HOME-060)', () => {
  expect([row({}, 'cash')?.count, row({}, 'crypto')?.count, row({}, 'data')?.count, row({}, 'stocks')?.count]).toEqual([2, 3, 1, 2]);
});

it('converts by the rate matrix, rounding each item down before adding (HOME-011)', () => {
  expect(row({}, 'cash')?.balance).toEqual(money('14629.62', 'EUR', 2)); // 10000.00 + 5000.00 × 0.92592593 = 4629.62965
});

it('values a private-equity token at its current USD price, converted (LIM-029, D-LIM-04, D-HOME-04)', () => {
  expect(row({}, 'data')?.balance).toEqual(money('1388.88', 'EUR', 2)); // 120 × 12.50 = 1500 USD × 0.92592593 = 1388.888895
});

it('returns no balance for a missing rate, never zero (D-HOME-04)', () => {
  expect(row({ grow: [] }, 'data')?.balance).toBeNull();
  expect(row({ instruments: undefined }, 'stocks')?.balance).toBeNull();
});

it('shows 0 for the instrument groups without the feature view (HOME-076, D-HOME-31)', () => {
  expect(row({ instruments: null }, 'stocks')).toMatchObject({ count: 0, balance: money('0.00', 'EUR', 2) });
});

it('uses the smaller of balance and available, never below zero (HOME-055, HOME-040)', () => {
  const [eur] = demoAssets.accounts.fiat;
  const cash = (balance: string, available: string) => {
    const fiat = eur === undefined ? [] : [{ ...eur, balance, balance_available: available }];
    return row({ assets: { ...demoAssets, accounts: { ...demoAssets.accounts, fiat } } }, 'cash')?.balance;
  };
  expect(cash('100.00', '80.00')).toEqual(money('80.00', 'EUR', 2));
  expect(cash('-5.00', '-5.00')).toEqual(money('0.00', 'EUR', 2));
});

it('says what transactions in progress hold, the part of the total that is in no group (D-PROG-02)', () => {
  const [eur] = demoAssets.accounts.fiat;
  const held = (balance: string, available: string) => {
    const fiat = eur === undefined ? [] : [{ ...eur, balance, balance_available: available }];
    return toAssetsContent({ ...PARTS, assets: { ...demoAssets, accounts: { ...demoAssets.accounts, fiat } } }).held;
  };
  expect(held('100.00', '80.00')).toEqual(money('20.00', 'EUR', 2));
  expect(held('100.00', '100.00')).toBeNull();
  expect(held('-5.00', '-5.00')).toBeNull();
});
