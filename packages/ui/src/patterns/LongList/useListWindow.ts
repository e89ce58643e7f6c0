import { useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';

export type ListWindowOptions = {
  /** How many places the list has: its rows, and headings among them. */
  readonly count: number;
  /** Height of a place until it has been measured, in pixels. Keep its identity while nothing in it changes. */
  readonly estimatePx: (place: number) => number;
  /** So many places are mounted on either side of what is in view. */
  readonly around: number;
  /** The places to mount, those in view and around them given. @default all of them, in their order */
  readonly chooseMounted?: (range: Range) => number[];
};

/** What a mounted place spreads onto its element: it is measured as long as it is there. */
export type MeasuredPlace = {
  readonly ref: (element: Element | null) => void;
  readonly 'data-index': number;
  /** Pixels beside the element that are its own: edges of the card around what follows. */
  readonly 'data-edges'?: number | undefined;
};

/** A place of the list and where it begins below the list's upper edge, in pixels. */
export type Placed = { readonly index: number; readonly start: number; readonly end: number };

export type ListWindow = {
  /** Ref of the list's element. */
  readonly attach: (element: HTMLElement | null) => void;
  /** The list's element; null until it is there. */
  readonly root: HTMLElement | null;
  readonly places: readonly Placed[];
  /** Height of all places, in pixels. */
  readonly totalPx: number;
  /** Where the list begins on the page, in pixels. */
  readonly top: number;
  readonly measured: (place: number, edgesPx?: number) => MeasuredPlace;
  /** Where a place begins below the list's upper edge, mounted or not. */
  readonly startOf: (place: number) => number;
};

/** What is drawn first, and by a server, before the list's place on the page is known: so few that 100,000 are not worked out twice. */
const FIRST = { count: 20, rect: { width: 0, height: 800 } };

/** At once, and whenever it changes. In whole pixels, as rows are drawn: a fraction less than estimated is no other height. */
const measureHeight = (element: Element, entry: ResizeObserverEntry | undefined): number =>
  Math.round(entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height) + Number(element.getAttribute('data-edges'));

const topOf = (element: Element): number => element.getBoundingClientRect().top + scrollY;

/**
 * The part of a long list that is near to what is in view (TanStack Virtual); the page scrolls, not the list. Places are measured while they
 * are mounted: a late image, larger text or a turned phone moves what follows, and what is being read stays where it is.
 */
export function useListWindow({ count, estimatePx, around, chooseMounted }: ListWindowOptions): ListWindow {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [top, setTop] = useState(0);
  const attach = useCallback((element: HTMLElement | null): void => {
    setRoot(element);
    if (element !== null) setTop(topOf(element)); // with it: all places are worked out again for another one
  }, []);
  // Its identity tells the library that its estimates are others.
  const sizes = useMemo(() => ({ estimateSize: estimatePx, getItemKey: (place: number): number => place }), [estimatePx]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer<Element>({
    count: root === null ? Math.min(count, FIRST.count) : count,
    ...sizes,
    overscan: around,
    scrollMargin: top,
    measureElement: measureHeight,
    initialRect: FIRST.rect,
    initialOffset: 0,
    ...(chooseMounted && { rangeExtractor: chooseMounted }),
  });

  useLayoutEffect(() => {
    if (root === null) return undefined;
    let width = root.clientWidth;
    const follow = (): void => {
      setTop(topOf(root));
      if (root.clientWidth === width) return;
      width = root.clientWidth; // turned: what was measured before wraps otherwise now
      virtualizer.measure();
      for (const element of virtualizer.elementsCache.values()) virtualizer.measureElement(element);
    };
    const observer = new ResizeObserver(follow);
    // What is above the list makes the page longer; a window as wide as before may hold a narrower list.
    for (const element of [root, document.body]) observer.observe(element);
    return () => observer.disconnect();
  }, [root, virtualizer]);

  const toPlaced = ({ index, start, end }: VirtualItem): Placed => ({ index, start: start - top, end: end - top });
  return {
    attach,
    root,
    places: virtualizer.getVirtualItems().map(toPlaced),
    totalPx: virtualizer.getTotalSize(),
    top,
    measured: (place, edgesPx) => ({ ref: virtualizer.measureElement, 'data-index': place, 'data-edges': edgesPx }),
    startOf: (place) => (virtualizer.measurementsCache[place]?.start ?? top) - top,
  };
}
