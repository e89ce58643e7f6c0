import { builtInLocale } from '@wallet/core/format/locale';
import { orderTypes } from '@wallet/contract/holdings/order-words';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { money } from '@wallet/core/money/money';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList';
import { expect, it } from 'vitest';
import { toTransactionRow } from './transactionRows.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const EXCHANGE: OrderRow = {
  id: '12',
  type: 'exchange',
  type_human: '',
  status: 'completed',
  group: 'exchange',
  volume: { value: '-1000.00', currency: 'EUR' },
  flow: { from: { value: '1000.00', currency: 'EUR' }, to: { value: '0.40322580', currency: 'ETH' } },
  created_at: '2026-11-21T11:05:00.000Z',
  rejected_message: null,
};

it('shows title, flow and amount without its sign: the group says the direction (TXN-019, D-TXN-10)', () => {
  expect(toTransactionRow(EXCHANGE, NOW, transactionTitles, builtInLocale)).toMatchObject({
    href: '/transactions/12',
    title: 'Exchange',
    volume: money('1000.00', 'EUR', 2),
    flow: { from: 'EUR', to: 'ETH' },
    month: 'November 2026',
  });
});

it.each([
  ['2026-11-21T11:05:00.000Z', 'Today, 11:05'],
  ['2026-11-20T23:59:00.000Z', 'Yesterday, 23:59'],
  ['2025-10-03T07:30:00.000Z', 'Oct 03, 07:30'],
])('an order of %s reads "%s" (PROG-006, D-TXN-11)', (moment, time) => {
  expect(toTransactionRow({ ...EXCHANGE, created_at: moment }, NOW, transactionTitles, builtInLocale).time).toBe(time);
});

it.each(['top_up_correction', 'send', 'receive', 'token_migrate', 'token_instant_redemption', 'referral_bonus'])(
  'shows no flow for %s (TXN-026)',
  (type) => {
    expect(toTransactionRow({ ...EXCHANGE, type }, NOW, transactionTitles, builtInLocale).flow).toBeNull();
  },
);

it('has a title for every known type; the provider’s own words come first (TXN-024, D-TXN-03, D-TXN-04)', () => {
  expect(orderTypes.filter((type) => !(type in transactionTitles))).toEqual([]);
  expect(orderTypes).toHaveLength(41);
  expect(toTransactionRow({ ...EXCHANGE, type_human: 'Exchange of euro' }, NOW, transactionTitles, builtInLocale).title).toBe(
    'Exchange of euro',
  );
});

it('an amount in USDC keeps its six decimals (PROG-009)', () => {
  expect(
    toTransactionRow({ ...EXCHANGE, volume: { value: '-5.123456', currency: 'USDC' } }, NOW, transactionTitles, builtInLocale).volume,
  ).toEqual(money('5.123456', 'USDC', 6));
});
