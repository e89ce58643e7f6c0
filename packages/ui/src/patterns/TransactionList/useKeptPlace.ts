import { useLayoutEffect, useRef } from 'react';
import type { ListWindow } from '../LongList/useListWindow.ts';
import { entryAt, type MonthIndex } from './monthIndex.ts';
import type { MonthRow } from './TransactionList.types.ts';

/** Maximum number of places to search for the previous first row. With more new orders than that, the scroll position is not corrected. */
const MOST_NEW = 200;

function firstRow(index: MonthIndex<MonthRow>): string | undefined {
  const entry = entryAt(index, 1);
  return entry?.kind === 'row' ? entry.row.id : undefined;
}

/** Returns the place of a row, or null when it is not among the first. */
function placeOf(index: MonthIndex<MonthRow>, id: string): number | null {
  for (let place = 0; place < Math.min(index.count, MOST_NEW); place += 1) {
    const entry = entryAt(index, place);
    if (entry?.kind === 'row' && entry.row.id === id) return place;
  }
  return null;
}

/** Inserts new orders at the top without moving what the customer is reading (D-TXN-31). */
export function useKeptPlace(index: MonthIndex<MonthRow>, { top, startOf }: Pick<ListWindow, 'top' | 'startOf'>): void {
  const first = useRef<string>(undefined);
  const latest = useRef({ top, startOf });
  useLayoutEffect(() => {
    latest.current = { top, startOf };
  });
  useLayoutEffect(() => {
    const previousFirst = first.current;
    first.current = firstRow(index);
    if (previousFirst === undefined || previousFirst === first.current || window.scrollY <= latest.current.top) return;
    const place = placeOf(index, previousFirst);
    const moved = place === null ? 0 : latest.current.startOf(place) - latest.current.startOf(1);
    if (moved > 0) window.scrollBy(0, moved);
  }, [index]);
}
