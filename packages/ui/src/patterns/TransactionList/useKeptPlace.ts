import { useLayoutEffect, useRef } from 'react';
import { entryAt, type MonthHeights, type MonthIndex } from './monthIndex.ts';
import type { MonthRow } from './TransactionList.types.ts';

/** More new orders than this are not looked through: the reader then is where the page is. */
const MOST_NEW = 200;

function firstRow(index: MonthIndex<MonthRow>): string | undefined {
  const entry = entryAt(index, 1);
  return entry?.kind === 'row' ? entry.row.id : undefined;
}

/** Height of what stands above a row; null when it is not among the first. */
function heightAbove(index: MonthIndex<MonthRow>, id: string, { rowPx, monthPx }: MonthHeights): number | null {
  let height = 0;
  for (let place = 0; place < Math.min(index.count, MOST_NEW); place += 1) {
    const entry = entryAt(index, place);
    if (entry?.kind === 'row' && entry.row.id === id) return height;
    height += entry?.kind === 'month' ? monthPx : rowPx;
  }
  return null;
}

/** New orders are put on top without moving what is being read (D-TXN-31). */
export function useKeptPlace(index: MonthIndex<MonthRow>, heights: MonthHeights, top: number): void {
  const first = useRef<string>(undefined);
  useLayoutEffect(() => {
    const known = first.current;
    first.current = firstRow(index);
    if (known === undefined || known === first.current || window.scrollY <= top) return;
    const moved = (heightAbove(index, known, heights) ?? heights.monthPx) - heights.monthPx;
    if (moved > 0) window.scrollBy(0, moved);
  }, [index, heights, top]);
}
