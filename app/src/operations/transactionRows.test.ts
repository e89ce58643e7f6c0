import { orderTypes } from '@wallet/contract/holdings/order-words';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { money } from '@wallet/core/money/money';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList';
import { expect, it } from 'vitest';
import { buildOrder, wording } from '../testing/buildOrder.ts';
import { toTransactionRow, type Wording } from './transactionRows.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const EXCHANGE = buildOrder({
  id: '12',
  type: 'exchange',
  group: 'exchange',
  volume: { value: '-1000.00', currency: 'EUR' },
  flow: { from: { value: '1000.00', currency: 'EUR' }, to: { value: '0.40322580', currency: 'ETH' } },
  created_at: '2026-11-21T11:05:00.000Z',
});

const german: Wording = {
  locale: 'de-DE',
  titles: {
    types: { ...transactionTitles.types, withdraw_sepa: 'SEPA-Auszahlung' },
    withAsset: { ...transactionTitles.withAsset, buy: ({ asset }) => `${asset} gekauft` },
  },
};
const toRow = (changes: Partial<OrderRow> = {}, words: Wording = wording) => toTransactionRow({ ...EXCHANGE, ...changes }, NOW, words);

it('shows title, time, incoming and outgoing amount, and the worth in euros (TXN-019, PRICE-022, PROG-006)', () => {
  expect(toRow()).toMatchObject({
    href: '/transactions/12',
    title: 'Exchange',
    time: 'Today, 11:05',
    volume: money('0.40322580', 'ETH', 8),
    left: money('1000.00', 'EUR', 2),
    worth: money('1000.00', 'EUR', 2),
    flow: { from: 'EUR', to: 'ETH' },
    month: 'November 2026',
  });
});

it.each(['top_up_correction', 'send', 'receive', 'token_migrate', 'token_instant_redemption', 'referral_bonus'])(
  'shows no flow for %s (TXN-026)',
  (type) => {
    expect(toRow({ type }).flow).toBeNull();
  },
);

it('has a title for every known type, and prefers the provider’s text (TXN-024, D-TXN-03, D-TXN-04)', () => {
  expect(orderTypes.filter((type) => !(type in transactionTitles.types))).toEqual([]);
  expect(orderTypes).toHaveLength(41);
  expect(toRow({ type_human: 'Exchange of euro' }).title).toBe('Exchange of euro');
});

it('keeps the six decimals of an amount in USDC (PROG-009)', () => {
  expect(toRow({ type: 'token_send', flow: null, volume: { value: '-5.123456', currency: 'USDC' } }).volume).toEqual(
    money('5.123456', 'USDC', 6),
  );
});

it('has no flow when both currencies are the same (D-TXN-13)', () => {
  const euro = { value: '1250.00', currency: 'EUR' };
  expect(toRow({ type: 'top_up_sepa', flow: { from: euro, to: euro }, volume: euro })).toMatchObject({
    flow: null,
    volume: money('1250.00', 'EUR', 2),
    mark: 'bank',
  });
});

it.each([
  ['send', 'Send', 'Send ETH'],
  ['receive', '', 'Receive ETH'],
  ['token_sell', 'Sell', 'Sell ETH'],
  ['send', 'Rent of November', 'Rent of November'],
])('adds the asset to the title of %s, unless the provider has its own text (D-TXN-04, RCV-031)', (type, words, title) => {
  expect(toRow({ type, type_human: words, flow: null, volume: { value: '-1', currency: 'ETH' } }).title).toBe(title);
});

it('uses the app’s own title instead of the provider’s English in another language (LANG-010)', () => {
  expect(toRow({ type: 'withdraw_sepa', type_human: 'SEPA withdrawal', flow: null }, german).title).toBe('SEPA-Auszahlung');
  expect(toRow({ type: 'buy', type_human: 'Buy' }, german).title).toBe('ETH gekauft');
});

it.each([
  ['top_up_card', 'incomings', 'Visa 4242', { way: 'by', kind: 'card', name: 'Visa ·· 4242' }],
  ['top_up_card', 'incomings', 'Travel', { way: 'by', kind: 'card', name: 'Travel' }],
  [
    'withdraw_sepa',
    'outgoings',
    'Anna Keller, DE89 ···· 3000',
    { way: 'to', kind: 'name', name: 'Anna Keller', detail: 'DE89\u00A0····\u00A03000' },
  ],
  ['receive', 'incomings', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', { way: 'from', kind: 'address', name: '0x71C76…8976F' }],
] as const)('describes the other party of %s (WISH-022)', (type, group, counterparty, party) => {
  expect(toRow({ type, group, counterparty, flow: null }).party).toMatchObject(party);
});

it('shows the worth reported by the provider, or the amount itself when in euros (PRICE-019)', () => {
  const coin = { type: 'receive', flow: null, volume: { value: '1', currency: 'BTC' } };
  expect(toRow(coin).worth).toBeUndefined();
  expect(toRow({ ...coin, worth: { value: '544.12', currency: 'EUR' } }).worth).toEqual(money('544.12', 'EUR', 2));
});
