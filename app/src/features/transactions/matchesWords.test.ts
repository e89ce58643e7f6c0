import { expect, it } from 'vitest';
import { buildOrder, wording } from '../../testing/buildOrder.ts';
import { filterPage, matchesWords } from './wordSearch.ts';

const ORDER = buildOrder({ counterparty: 'Alice Hale' });

it.each(['sepa WITHDRAWAL', 'hale', '500.00 eur', 'eur hale'])('finds the order by "%s" (D-WISH-02, WISH-021)', (words) => {
  expect(matchesWords(ORDER, words, wording)).toBe(true);
});

it.each(['auszahlung', 'withdrawal', '500,00', '1.500,00'])('finds "%s" in a German app like its provider does (LANG-014)', (words) => {
  const order = { ...ORDER, type_human: 'SEPA-Auszahlung', volume: { value: '-1500.00', currency: 'EUR' } };
  expect(matchesWords(order, words, { ...wording, locale: 'de-DE' })).toBe(true);
});

it('finds a name with or without its accents (D-WISH-02, WISH-021)', () => {
  expect(matchesWords(buildOrder({ counterparty: 'Žydrūnas Šarūnas' }), 'Zydrunas', wording)).toBe(true);
});

const EXCHANGE = buildOrder({
  type: 'exchange_fiat',
  volume: { value: '-1700.00', currency: 'EUR' },
  flow: { from: { value: '1700.00', currency: 'EUR' }, to: { value: '1856.20', currency: 'USD' } },
});

it.each([
  ['−€500.00', true],
  ['500,00\u00A0€', true],
  ['+€500.00', false],
])('matches %s against the amount as shown in the list: %s (D-WISH-02, LANG-014)', (words, expected) => {
  expect(matchesWords(ORDER, words, wording)).toBe(expected);
});

it.each([
  ['−€1,700.00', true],
  ['+$1,856.20', true],
  ['1.856,20 $', true],
  ['−$1,856.20', false],
  ['+€1,700.00', false],
])('matches %s against both sides of an exchange: %s (D-WISH-02, LANG-014)', (words, expected) => {
  expect(matchesWords(EXCHANGE, words, wording)).toBe(expected);
});

it('does not find what an order does not show, and keeps the page’s place in the list (D-WISH-02)', () => {
  expect(matchesWords({ ...ORDER, counterparty: null }, 'hale', wording)).toBe(false);
  const page = { orders: [ORDER, buildOrder({ id: '2', counterparty: 'Bob' })], total: 9, last: 'more' };
  expect(filterPage(page, 'bob', wording)).toMatchObject({ orders: [{ id: '2' }], total: 9, last: 'more' });
});
