import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useState, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { List } from '../../components/List/List.tsx';
import { useJoinedRef } from '../../foundations/refs/useJoinedRef.ts';
import { useListWindow, type MeasuredPlace } from '../LongList/useListWindow.ts';
import { ListEnd } from './ListEnd.tsx';
import { emptyIndex, extendIndex, monthPlace, type MonthIndex } from './monthIndex.ts';
import { toSections } from './toSections.ts';
import { StyledMonths } from './TransactionList.styles.ts';
import type { MonthPages, MonthRow, MoreTransactions } from './TransactionList.types.ts';
import { useKeptPlace } from './useKeptPlace.ts';

/** Heights at the default text size, used until the first row and heading are measured. */
const DRAWN = { rowPx: 67, monthPx: 46 };
/** The card's two hairlines, counted as part of the heading. */
const CARD_EDGES_PX = 2;
const ROWS_AROUND = 2;

export type MonthListProps<Row extends MonthRow> = Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> & {
  /** Keep a page's identity stable while nothing in it changes. */
  readonly pages: MonthPages<Row>;
  readonly more: MoreTransactions;
  /** Renders the rows of a month below its heading. @default a list */
  readonly renderMonth?: (month: string, style: CSSProperties, rows: readonly ReactNode[]) => ReactNode;
  /** Renders a row as a list item with its id as key. Spread the place onto its element, which needs `data-row`. */
  readonly children: (row: Row, place: MeasuredPlace) => ReactNode;
};

const asList: NonNullable<MonthListProps<MonthRow>['renderMonth']> = (_month, style, rows) => <List style={style}>{rows}</List>;

function useMonthIndex<Row extends MonthRow>(pages: MonthPages<Row>): MonthIndex<Row> {
  const [cache, setCache] = useState<{ readonly pages: MonthPages<Row>; readonly index: MonthIndex<Row> }>({
    pages: [],
    index: emptyIndex,
  });
  if (cache.pages === pages) return cache.index;
  const index = extendIndex(cache.index, pages);
  setCache({ pages, index });
  return index;
}

/** A long list grouped by month. Only the visible part is mounted (D-TXN-16). The page scrolls, not the list. */
export function MonthList<Row extends MonthRow>({ pages, more, children, renderMonth = asList, ref, ...rest }: MonthListProps<Row>) {
  const index = useMonthIndex(pages);
  const [heights, setHeights] = useState(DRAWN);
  const estimatePx = useMemo(() => {
    const headings = new Set(index.chunks.flatMap(({ months }) => months));
    return (place: number) => (headings.has(place) ? heights.monthPx : heights.rowPx);
  }, [index, heights]);
  // Also mounts the heading of the first visible row, which may be far above it.
  const chooseMounted = useCallback(
    (range: Range): number[] => {
      const places = defaultRangeExtractor(range);
      const month = monthPlace(index, places[0] ?? 0);
      return places[0] === undefined || month === places[0] ? places : [month, ...places];
    },
    [index],
  );
  const list = useListWindow({ count: index.count, estimatePx, around: ROWS_AROUND, chooseMounted });
  const { attach, root, places, totalPx, measured } = list;
  useKeptPlace(index, list);
  useLayoutEffect(() => {
    // With larger text all rows are higher, so base the estimates on the first of each kind.
    const rowPx = root?.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? DRAWN.rowPx;
    const monthPx = (root?.querySelector('h2')?.offsetHeight ?? DRAWN.monthPx - CARD_EDGES_PX) + CARD_EDGES_PX;
    // oxlint-disable-next-line react/set-state-in-effect -- only rendered elements can be measured
    setHeights((current) => (current.rowPx === rowPx && current.monthPx === monthPx ? current : { rowPx, monthPx }));
  }, [root]);

  const before = places[0]?.start ?? 0;
  const after = totalPx - (places.at(-1)?.end ?? 0);
  return (
    <StyledMonths {...rest} ref={useJoinedRef(attach, ref)} style={{ paddingBlockStart: before }}>
      {toSections(index, places).map(({ month, place, rows, skippedPx }) => (
        <section key={month} aria-label={month}>
          <h2 {...measured(place, CARD_EDGES_PX)} data-zone="UTC">
            {month}
          </h2>
          {renderMonth(
            month,
            { paddingBlockStart: skippedPx },
            rows.map((row) => children(row.row, measured(row.place))),
          )}
        </section>
      ))}
      <div style={{ blockSize: after }} />
      <ListEnd key={pages.length} more={more} />
    </StyledMonths>
  );
}
