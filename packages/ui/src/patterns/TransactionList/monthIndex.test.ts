import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { emptyIndex, entryAt, extendIndex, monthPlace, type MonthIndex } from './monthIndex.ts';
import type { TransactionPages, TransactionRowView } from './TransactionList.types.ts';

const row = (id: string, month: string): TransactionRowView => ({
  id,
  month,
  href: `/transactions/${id}`,
  title: 'Send',
  status: 'completed',
  group: 'outgoings',
  volume: money('1.00', 'EUR', 2),
  flow: null,
  time: 'Today, 14:32',
});
const FIRST = [row('4', 'November 2026'), row('3', 'November 2026')];
const SECOND = [row('2', 'November 2026'), row('1', 'October 2026')];

const wordsOf = (index: MonthIndex<TransactionRowView>): readonly string[] =>
  Array.from({ length: index.count }, (_, place) => entryAt(index, place)).map((entry) =>
    entry === undefined ? 'nothing' : entry.kind === 'month' ? entry.month : entry.row.id,
  );

it('groups rows by month; a month that spans two pages has one heading (TXN-005, D-TXN-12)', () => {
  expect(wordsOf(extendIndex(emptyIndex, [FIRST, SECOND]))).toEqual(['November 2026', '4', '3', '2', 'October 2026', '1']);
});

it('a row knows the heading it stands under, also where that came with an earlier page (TXN-005)', () => {
  const index = extendIndex(emptyIndex, [FIRST, SECOND]);
  expect([0, 2, 3, 4, 5].map((place) => monthPlace(index, place))).toEqual([0, 0, 0, 4, 4]);
});

it('a further page leaves what is known of the earlier ones as it is (TXN-004, D-TXN-16)', () => {
  const before = extendIndex(emptyIndex, [FIRST]);
  const after = extendIndex(before, [FIRST, SECOND]);
  expect(after.chunks[0]).toBe(before.chunks[0]);
  expect(after.count).toBe(6);
});

it('a page that changed is computed again, and so is what follows it (D-TXN-31)', () => {
  const newer: TransactionPages = [[row('5', 'December 2026'), ...FIRST], SECOND];
  expect(wordsOf(extendIndex(extendIndex(emptyIndex, [FIRST, SECOND]), newer))).toEqual([
    'December 2026',
    '5',
    'November 2026',
    '4',
    '3',
    '2',
    'October 2026',
    '1',
  ]);
});

it('a page whose rows were all dropped holds no place (TXN-025, D-TXN-14)', () => {
  expect(wordsOf(extendIndex(emptyIndex, [FIRST, [], SECOND]))).toHaveLength(6);
  expect(extendIndex(emptyIndex, [[]]).count).toBe(0);
});
