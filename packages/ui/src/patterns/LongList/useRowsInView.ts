import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { placeRows, ROWS_TOGETHER, type PlacedRows } from './placeRows.ts';

/** The rows of a list of `count` that are near to what is in view: followed as the page scrolls and as the window changes. */
export function useRowsInView(count: number): PlacedRows & { readonly root: RefObject<HTMLUListElement | null> } {
  const root = useRef<HTMLUListElement>(null);
  /** Of each block once it has been mounted. */
  const heights = useRef<(number | undefined)[]>([]);
  const [placed, setPlaced] = useState(() => placeRows(count, { known: [], top: 0, viewPx: 0 }));
  const { from } = placed;

  useLayoutEffect(() => {
    const list = root.current;
    if (list === null) return undefined;
    const look = (): void => {
      measure(list, from, heights.current);
      const next = placeRows(count, { known: heights.current, top: list.getBoundingClientRect().top, viewPx: innerHeight });
      setPlaced((now) => (isSame(now, next) ? now : next));
    };
    const onResize = (): void => {
      heights.current = [];
      look();
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', onResize);
    };
  }, [count, from]);
  return { root, ...placed };
}

const isSame = (left: PlacedRows, right: PlacedRows): boolean =>
  left.from === right.from && left.to === right.to && left.before === right.before && left.after === right.after;

/** Notes how high the mounted blocks are: a row may be open, or wrap. */
function measure(list: HTMLUListElement, from: number, heights: (number | undefined)[]): void {
  const rows = [...list.children];
  for (let row = 0; row < rows.length; row += ROWS_TOGETHER) {
    const last = rows[row + ROWS_TOGETHER - 1] ?? rows.at(-1);
    const [begin, end] = [rows[row]?.getBoundingClientRect().top, last?.getBoundingClientRect().bottom];
    if (begin !== undefined && end !== undefined) heights[(from + row) / ROWS_TOGETHER] = end - begin;
  }
}
