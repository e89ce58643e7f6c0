import { money, toAmountText } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { demoAssets } from '../../operations/demoAssets.ts';
import { toAccountGroup } from './accountGroup.ts';
import { toBalanceHistory, toGroupHistory } from './toBalanceHistory.ts';

const rates = { EUR: '1', USD: '0.9', BTC: '60000', ETH: '3000', USDC: '0.9' };
const days = [
  { date: '2026-03-13', rates: { ...rates, BTC: '50000' } },
  { date: '2026-03-14', rates },
];
const parts = { assets: demoAssets, orders: [], days, count: 2, primary: 'EUR' } as const;
const readTotals = (state: ReturnType<typeof toGroupHistory>): readonly string[] =>
  state.kind === 'ready' ? state.days.map(({ total }) => toAmountText(total)) : [];

it('shows the worth of one group by day, whose sums are that of all accounts (HOME-108)', () => {
  expect(readTotals(toGroupHistory('cash', parts))).toEqual(['14500.00', '14500.00']);
  expect(readTotals(toGroupHistory('crypto', parts))).toEqual(['37900.00', '42900.00']);
  expect(readTotals(toBalanceHistory(parts))).toEqual(['52400.00', '57400.00']);
});

it('rounds the sum of each currency down before it is added (HOME-108, D-HOME-03)', () => {
  const fractions = days.map(({ date }) => ({ date, rates: { ...rates, BTC: '60000.01', ETH: '3000.002' } }));
  expect(readTotals(toGroupHistory('crypto', { ...parts, days: fractions }))).toEqual(['42900.00', '42900.00']);
});

it('adds two accounts of one currency before it rounds, where the group rounds each (HOME-108, D-HOME-03)', () => {
  const [first] = demoAssets.accounts.fiat;
  if (first === undefined) throw new Error('The demo holds fiat.');
  // 1.05 dollars are worth 0.945 euros.
  const dollars = { ...first, currency: 'USD', balance: '1.05', balance_available: '1.05' };
  const accounts = { ...demoAssets.accounts, fiat: [dollars, { ...dollars, id: first.id + 1 }] };
  const currencies = { EUR: { EUR: '1', USD: '1.11' }, USD: { EUR: '0.9', USD: '1' } };
  const assets = { ...demoAssets, accounts, currencies };
  const group = toAccountGroup('cash', { assets, operations: null, dynamic: [], grow: [], primary: 'EUR', product: 'Halden' });
  expect(group.content.total).toEqual(money('1.88', 'EUR', 2));
  expect(readTotals(toGroupHistory('cash', { ...parts, assets }))).toEqual(['1.89', '1.89']);
});

it('shows none where a rate of the group is missing (HOME-108, D-WISH-03)', () => {
  const withoutCoins = days.map(({ date }) => ({ date, rates: { EUR: '1', USD: '0.9' } }));
  expect(toGroupHistory('crypto', { ...parts, days: withoutCoins })).toEqual({ kind: 'missing' });
  expect(toGroupHistory('cash', { ...parts, days: withoutCoins }).kind).toBe('ready');
});
