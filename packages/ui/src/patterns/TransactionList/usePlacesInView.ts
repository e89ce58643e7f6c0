import { useMemo, useSyncExternalStore } from 'react';
import { monthPlace, offsetOf, placeAt, type Heights, type MonthIndex } from './monthIndex.ts';
import type { Placed } from './toSections.ts';
import type { MonthRow } from './TransactionList.types.ts';

/** So many on either side of what is in view. */
const ROWS_AROUND = 2;

function followView(onMove: () => void): () => void {
  addEventListener('scroll', onMove, { passive: true });
  addEventListener('resize', onMove);
  return () => {
    removeEventListener('scroll', onMove);
    removeEventListener('resize', onMove);
  };
}

/**
 * The places that are mounted, the heading of the first of them before it. What it costs does not depend on how many there are (budgets
 * L1, L5): drawn anew only when another place comes into view.
 * @param top where the list begins on the page
 */
export function usePlacesInView(index: MonthIndex<MonthRow>, heights: Heights, top: number): readonly Placed[] {
  const at = (px: number): number => placeAt(index, px - top, heights);
  const first = useSyncExternalStore(
    followView,
    () => at(scrollY),
    () => 0,
  );
  const last = useSyncExternalStore(
    followView,
    () => at(scrollY + innerHeight),
    () => 0,
  );
  return useMemo(() => {
    const from = Math.max(0, first - ROWS_AROUND);
    const to = Math.min(index.count - 1, last + ROWS_AROUND);
    const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, count) => from + count);
    const month = monthPlace(index, from);
    const mounted = month === from ? places : [month, ...places];
    return mounted.map((place) => ({
      index: place,
      start: offsetOf(index, place, heights),
      end: offsetOf(index, place + 1, heights),
    }));
  }, [index, heights, first, last]);
}
