import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { List } from '../../components/List/List.tsx';
import { useJoinedRef } from '../../foundations/refs/useJoinedRef.ts';
import { ListEnd } from './ListEnd.tsx';
import { emptyIndex, extendIndex, offsetOf, type MonthIndex } from './monthIndex.ts';
import { toSections } from './toSections.ts';
import { StyledMonths } from './TransactionList.styles.ts';
import type { MonthPages, MonthRow, MoreTransactions } from './TransactionList.types.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import { usePlacesInView } from './usePlacesInView.ts';

/** As drawn at the usual size of text; larger text is measured. The card's two hairlines are counted with the heading. */
const DRAWN = { rowPx: 67, monthPx: 46 };
const CARD_EDGES_PX = 2;

export type MonthListProps<Row extends MonthRow> = Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> & {
  /** Keep a page's identity while nothing in it changes. */
  readonly pages: MonthPages<Row>;
  readonly more: MoreTransactions;
  /** A row as an item of a list, with its id as key. */
  readonly children: (row: Row) => ReactNode;
};

function useMonthIndex<Row extends MonthRow>(pages: MonthPages<Row>): MonthIndex<Row> {
  const [known, setKnown] = useState<{ readonly pages: MonthPages<Row>; readonly index: MonthIndex<Row> }>({
    pages: [],
    index: emptyIndex,
  });
  if (known.pages === pages) return known.index;
  const index = extendIndex(known.index, pages);
  setKnown({ pages, index });
  return index;
}

/** A long list by months: only what is in view is mounted (D-TXN-16); the page scrolls, not the list. */
export function MonthList<Row extends MonthRow>({ pages, more, children, ref, ...rest }: MonthListProps<Row>) {
  const index = useMonthIndex(pages);
  const root = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [heights, setHeights] = useState(DRAWN);
  const places = usePlacesInView(index, heights, top);

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    setTop(element.getBoundingClientRect().top + window.scrollY);
    const rowPx = element.querySelector('li')?.offsetHeight ?? DRAWN.rowPx;
    const monthPx = (element.querySelector('h2')?.offsetHeight ?? DRAWN.monthPx - CARD_EDGES_PX) + CARD_EDGES_PX;
    setHeights((known) => (known.rowPx === rowPx && known.monthPx === monthPx ? known : { rowPx, monthPx }));
  }, []);
  useKeptPlace(index, heights, top);

  const before = places[0]?.start ?? 0;
  const after = offsetOf(index, index.count, heights) - (places.at(-1)?.end ?? 0);
  return (
    <StyledMonths {...rest} ref={useJoinedRef(root, ref)} style={{ paddingBlockStart: before }}>
      {toSections(index, places).map(({ month, rows, skippedPx }) => (
        <section key={month} aria-label={month}>
          <h2>{month}</h2>
          <List style={{ paddingBlockStart: skippedPx }}>{rows.map(children)}</List>
        </section>
      ))}
      <div style={{ blockSize: after }} />
      <ListEnd key={pages.length} more={more} />
    </StyledMonths>
  );
}
