import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { emptyIndex, extendIndex, findMonthPlace, getEntry, toSections, type MonthIndex } from './MonthList.tsx';
import type { TransactionPages, TransactionRowView } from './TransactionList.types.ts';

const createRow = (id: string, month: string): TransactionRowView => ({
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
const FIRST = [createRow('4', 'November 2026'), createRow('3', 'November 2026')];
const SECOND = [createRow('2', 'November 2026'), createRow('1', 'October 2026')];

const describeEntries = (index: MonthIndex<TransactionRowView>): readonly Id[] =>
  Array.from({ length: index.count }, (_, place) => getEntry(index, place)).map((entry) =>
    entry === undefined ? 'nothing' : entry.kind === 'month' ? entry.month : entry.row.id,
  );

it('groups rows by month, with one heading for a month that spans two pages (TXN-005, D-TXN-12)', () => {
  expect(describeEntries(extendIndex(emptyIndex, [FIRST, SECOND]))).toEqual(['November 2026', '4', '3', '2', 'October 2026', '1']);
});

it('finds the heading of a row, even if it is in an earlier page (TXN-005)', () => {
  const index = extendIndex(emptyIndex, [FIRST, SECOND]);
  expect([0, 2, 3, 4, 5].map((place) => findMonthPlace(index, place))).toEqual([0, 0, 0, 4, 4]);
});

it('reuses the index of earlier pages when a page is added (TXN-004, D-TXN-16)', () => {
  const before = extendIndex(emptyIndex, [FIRST]);
  const after = extendIndex(before, [FIRST, SECOND]);
  expect(after.chunks[0]).toBe(before.chunks[0]);
  expect(after.count).toBe(6);
});

it('recomputes a page that has changed, and the pages after it (D-TXN-31)', () => {
  const newer: TransactionPages = [[createRow('5', 'December 2026'), ...FIRST], SECOND];
  expect(describeEntries(extendIndex(extendIndex(emptyIndex, [FIRST, SECOND]), newer))).toEqual([
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

it('skips a page whose rows were all dropped (TXN-025, D-TXN-14)', () => {
  expect(describeEntries(extendIndex(emptyIndex, [FIRST, [], SECOND]))).toHaveLength(6);
  expect(extendIndex(emptyIndex, [[]]).count).toBe(0);
});

const INDEX = extendIndex(emptyIndex, [[...FIRST, createRow('2', 'October 2026'), createRow('1', 'October 2026')]]);
const createPlace = (place: number) => ({ index: place, start: place * 10, end: place * 10 + 10 });

it('groups the visible rows under their months (TXN-005)', () => {
  const sections = toSections(INDEX, [0, 1, 2, 3, 4].map(createPlace));
  expect(sections.map(({ month, rows }) => [month, ...rows.map(({ row: { id } }) => id)])).toEqual([
    ['November 2026', '4', '3'],
    ['October 2026', '2'],
  ]);
});

it('reserves the height of unmounted rows below a heading (D-TXN-12, D-TXN-16)', () => {
  expect(toSections(INDEX, [0, 2].map(createPlace))).toMatchObject([{ month: 'November 2026', skippedPx: 10 }]);
});
