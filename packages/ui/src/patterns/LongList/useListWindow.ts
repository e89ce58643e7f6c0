import { useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';

export type ListWindowOptions = {
  /** Number of places in the list: its rows and the headings between them. */
  readonly count: number;
  /** Estimated height of a place in pixels, until it is measured. Keep the function's identity stable while its results do not change. */
  readonly estimatePx: (place: number) => number;
  /** Number of places mounted before and after the visible ones. */
  readonly around: number;
  /** Selects the places to mount from the visible ones and those around them. @default all of them, in order */
  readonly chooseMounted?: (range: Range) => number[];
};

/** Props to spread onto the element of a mounted place, which measure it while mounted. */
export type MeasuredPlace = {
  readonly ref: (element: Element | null) => void;
  readonly 'data-index': number;
  /** Additional height in pixels that belongs to the place but not to its element: edges of the card around the following rows. */
  readonly 'data-edges'?: number | undefined;
};

/** A place of the list with its offsets from the list's upper edge, in pixels. */
export type PlacedEntry = { readonly index: number; readonly start: number; readonly end: number };

export type ListWindow = {
  readonly attach: (element: HTMLElement | null) => void;
  /** The list's element, or null before it is mounted. */
  readonly root: HTMLElement | null;
  readonly places: readonly PlacedEntry[];
  readonly totalPx: number;
  /** Offset of the list from the top of the page, in pixels. */
  readonly top: number;
  readonly measured: (place: number, edgesPx?: number) => MeasuredPlace;
  /** Returns the offset of a place from the list's upper edge, mounted or not. */
  readonly getStart: (place: number) => number;
};

/**
 * What is rendered first, also on a server, before the list's offset on the page is known. Limited so that 100,000 places are not
 * calculated twice.
 */
const INITIAL_RENDER = { count: 20, rect: { width: 0, height: 800 } };

/**
 * Measures on mount and on every resize. Rounds to whole pixels, as rows are drawn, so that a fraction does not count as a different
 * height.
 */
const measureHeight = (element: Element, entry: ResizeObserverEntry | undefined): number =>
  Math.round(entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height) + Number(element.getAttribute('data-edges'));

const getTop = (element: Element): number => element.getBoundingClientRect().top + scrollY;

/**
 * Windows a long list to the places near the viewport (TanStack Virtual). The page scrolls, not the list. Places are measured while
 * mounted: a late image, larger text or a rotated phone moves what follows, and what is being read stays in place.
 */
export function useListWindow({ count, estimatePx, around, chooseMounted }: ListWindowOptions): ListWindow {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [top, setTop] = useState(0);
  const attach = useCallback((element: HTMLElement | null): void => {
    setRoot(element);
    if (element !== null) setTop(getTop(element)); // set together with the root, because a later change recalculates all places
  }, []);
  // A new identity notifies the library that the estimates have changed.
  const sizes = useMemo(() => ({ estimateSize: estimatePx, getItemKey: (place: number): number => place }), [estimatePx]);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this code
  const virtualizer = useWindowVirtualizer<Element>({
    count: root === null ? Math.min(count, INITIAL_RENDER.count) : count,
    ...sizes,
    overscan: around,
    scrollMargin: top,
    measureElement: measureHeight,
    initialRect: INITIAL_RENDER.rect,
    initialOffset: 0,
    ...(chooseMounted && { rangeExtractor: chooseMounted }),
  });

  useLayoutEffect(() => {
    if (root === null) return undefined;
    let width = root.clientWidth;
    const follow = (): void => {
      setTop(getTop(root));
      if (root.clientWidth === width) return;
      width = root.clientWidth; // after a rotation the text wraps differently, so measure again
      virtualizer.measure();
      for (const element of virtualizer.elementsCache.values()) virtualizer.measureElement(element);
    };
    const observer = new ResizeObserver(follow);
    // Content above the list changes the height of the page, and the list can get narrower while the window keeps its width.
    for (const element of [root, document.body]) observer.observe(element);
    return () => observer.disconnect();
  }, [root, virtualizer]);

  const toPlaced = ({ index, start, end }: VirtualItem): PlacedEntry => ({ index, start: start - top, end: end - top });
  return {
    attach,
    root,
    places: virtualizer.getVirtualItems().map(toPlaced),
    totalPx: virtualizer.getTotalSize(),
    top,
    measured: (place, edgesPx) => ({ ref: virtualizer.measureElement, 'data-index': place, 'data-edges': edgesPx }),
    getStart: (place) => (virtualizer.measurementsCache[place]?.start ?? top) - top,
  };
}
