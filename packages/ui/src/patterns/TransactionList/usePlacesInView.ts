import { useSyncExternalStore } from 'react';
import { monthPlace, placeAt, startOf, type MonthHeights, type MonthIndex } from './monthIndex.ts';
import type { Placed } from './toSections.ts';
import type { MonthRow } from './TransactionList.types.ts';

const ROWS_AROUND = 2;

function watchWindow(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

const atStart = (): number => 0;

/**
 * What is to be mounted: the places in view and a few around them, under the heading of the first. Drawn anew only when another place
 * comes into view.
 * @param top of the list on the page, in pixels
 */
export function usePlacesInView(index: MonthIndex<MonthRow>, heights: MonthHeights, top: number): readonly Placed[] {
  const atEdge = (windowPx: number): number => placeAt(index, heights, window.scrollY + windowPx - top);
  const firstInView = useSyncExternalStore(watchWindow, () => atEdge(0), atStart);
  const lastInView = useSyncExternalStore(watchWindow, () => atEdge(window.innerHeight), atStart);
  const first = Math.max(0, firstInView - ROWS_AROUND);
  const last = Math.min(index.count - 1, lastInView + ROWS_AROUND);
  const places = Array.from({ length: last + 1 - first }, (_, number) => first + number);
  const month = monthPlace(index, first);
  return (month < first ? [month, ...places] : places).map((place) => ({
    index: place,
    start: startOf(index, heights, place),
    end: startOf(index, heights, place + 1),
  }));
}
