import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { emptyIndex, extendIndex } from './MonthList.tsx';
import { toSections } from './MonthList.tsx';
import type { TransactionRowView } from './TransactionList.types.ts';

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
const INDEX = extendIndex(emptyIndex, [
  [createRow('4', 'November 2026'), createRow('3', 'November 2026'), createRow('2', 'October 2026'), createRow('1', 'October 2026')],
]);
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
