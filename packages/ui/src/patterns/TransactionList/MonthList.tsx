import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useRef,
} from 'react';
import { List } from '../../components/List/List.tsx';
import { useMergedRef } from '../../foundations/refs/useMergedRef.ts';
import { useListWindow, type MeasuredPlace, type PlacedEntry, type ListWindow } from '../LongList/useListWindow.ts';
import { ListEnd } from './ListEnd.tsx';
import { StyledMonths } from './TransactionList.styles.ts';
import type { MonthPages, MonthRow, MoreTransactions, MonthPage } from './TransactionList.types.ts';

type MonthEntry<Row extends MonthRow> = { readonly kind: 'month'; readonly month: string } | { readonly kind: 'row'; readonly row: Row };

type Chunk<Row extends MonthRow> = {
  readonly page: MonthPage<Row>;
  /** Place of its first entry in the list. */
  readonly start: number;
  /** Place after its last entry. */
  readonly end: number;
  /** Number of headings before it. */
  readonly headings: number;
  /** Places of the headings among its rows. Nothing else is stored besides the rows. */
  readonly months: readonly number[];
};

/** Maps places of the list to the rows of all pages. Never iterates over all rows, as each page is processed only once. */
export type MonthIndex<Row extends MonthRow> = { readonly chunks: readonly Chunk<Row>[]; readonly count: number };

export const emptyIndex: MonthIndex<never> = { chunks: [], count: 0 };

function createChunk<Row extends MonthRow>(page: MonthPage<Row>, before: Chunk<Row> | undefined): Chunk<Row> {
  const start = before?.end ?? 0;
  let month = before?.page.at(-1)?.month;
  const months: number[] = [];
  // Rows are sorted newest first: if the last one is still in the previous month, so are all, and none has to be read (budget L1).
  if (page.at(-1)?.month !== month)
    for (let place = 0; place < page.length; place += 1) {
      const next = page.at(place)?.month;
      if (next !== month) months.push(start + place + months.length);
      month = next;
    }
  const headings = before === undefined ? 0 : before.headings + before.months.length;
  return { page, start, end: start + page.length + months.length, headings, months };
}

/** Builds the index of the pages and reuses the previous index for their common beginning. Empty pages are skipped. */
export function extendIndex<Row extends MonthRow>(previous: MonthIndex<Row>, pages: MonthPages<Row>): MonthIndex<Row> {
  const chunks: Chunk<Row>[] = [];
  let last: Chunk<Row> | undefined;
  // A single loop without a function call per known page, because a restored list has thousands of them (budget L1).
  for (const page of pages) {
    if (page.length === 0) continue;
    const previousChunk = previous.chunks[chunks.length];
    // Everything after a changed page has moved.
    last = previousChunk?.page === page && last === previous.chunks[chunks.length - 1] ? previousChunk : createChunk(page, last);
    chunks.push(last);
  }
  return { chunks, count: chunks.at(-1)?.end ?? 0 };
}

/** Returns the last chunk for which `begins` holds, by binary search. */
function findLastChunk<Row extends MonthRow>({ chunks }: MonthIndex<Row>, begins: (chunk: Chunk<Row>) => boolean): number {
  let [low, high] = [0, chunks.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const chunk = chunks[middle];
    if (chunk !== undefined && begins(chunk)) low = middle;
    else high = middle - 1;
  }
  return low;
}

const findChunkNumber = <Row extends MonthRow>(index: MonthIndex<Row>, place: number): number =>
  findLastChunk(index, ({ start }) => start <= place);

export function getEntry<Row extends MonthRow>(index: MonthIndex<Row>, place: number): MonthEntry<Row> | undefined {
  const chunk = index.chunks[findChunkNumber(index, place)];
  if (chunk === undefined) return undefined;
  const headings = chunk.months.filter((month) => month < place).length;
  const row = chunk.page.at(place - chunk.start - headings);
  if (row === undefined) return undefined;
  return chunk.months.includes(place) ? { kind: 'month', month: row.month } : { kind: 'row', row };
}

/** Returns the place of the heading that a place is under. */
export function findMonthPlace(index: MonthIndex<MonthRow>, place: number): number {
  for (let number = findChunkNumber(index, place); number >= 0; number -= 1) {
    const heading = index.chunks[number]?.months.findLast((month) => month <= place);
    if (heading !== undefined) return heading;
  }
  return 0;
}

/** Maximum number of places to search for the previous first row. With more new orders than that, the scroll position is not corrected. */
const MAX_SEARCHED_PLACES = 200;

function getFirstRowId(index: MonthIndex<MonthRow>): Id | undefined {
  const entry = getEntry(index, 1);
  return entry?.kind === 'row' ? entry.row.id : undefined;
}

/** Returns the place of a row, or null when it is not among the first. */
function findPlace(index: MonthIndex<MonthRow>, id: Id): number | null {
  for (let place = 0; place < Math.min(index.count, MAX_SEARCHED_PLACES); place += 1) {
    const entry = getEntry(index, place);
    if (entry?.kind === 'row' && entry.row.id === id) return place;
  }
  return null;
}

/** Inserts new orders at the top without moving what the customer is reading (D-TXN-31). */
function useScrollAnchor(index: MonthIndex<MonthRow>, { top, getStart }: Pick<ListWindow, 'top' | 'getStart'>): void {
  const first = useRef<Id>(undefined);
  const keepInPlace = useEffectEvent((previousFirst: Id) => {
    if (window.scrollY <= top) return;
    const place = findPlace(index, previousFirst);
    const moved = place === null ? 0 : getStart(place) - getStart(1);
    if (moved > 0) window.scrollBy(0, moved);
  });
  useLayoutEffect(() => {
    const previousFirst = first.current;
    first.current = getFirstRowId(index);
    if (previousFirst !== undefined && previousFirst !== first.current) keepInPlace(previousFirst);
  }, [index]);
}

type MonthSection<Row extends MonthRow> = {
  readonly month: string;
  /** Place of its heading in the list. */
  readonly place: number;
  readonly rows: readonly { readonly row: Row; readonly place: number }[];
  /** Height of the unmounted rows directly below the heading. */
  readonly skippedPx: number;
};

/** Groups the mounted places into sections, each with its heading. The first place is always a heading. */
export function toSections<Row extends MonthRow>(index: MonthIndex<Row>, places: readonly PlacedEntry[]): readonly MonthSection<Row>[] {
  const sections: (MonthSection<Row> & { rows: { row: Row; place: number }[]; skippedPx: number; headingEnd: number })[] = [];
  for (const { index: place, start, end } of places) {
    const entry = getEntry(index, place);
    if (entry === undefined) continue;
    const section = sections.at(-1);
    if (entry.kind === 'month') sections.push({ month: entry.month, place, rows: [], skippedPx: 0, headingEnd: end });
    else if (section !== undefined) {
      if (section.rows.length === 0) section.skippedPx = start - section.headingEnd;
      section.rows.push({ row: entry.row, place });
    }
  }
  return sections;
}

/** Heights at the default text size, used until the first row and heading are measured. */
const DEFAULT_HEIGHTS = { rowPx: 67, monthPx: 46 };
/** The card's two hairlines, counted as part of the heading. */
const CARD_EDGES_PX = 2;
const OVERSCAN_ROWS = 2;

export type MonthListProps<Row extends MonthRow> = Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> & {
  /** Keep a page's identity stable while nothing in it changes. */
  readonly pages: MonthPages<Row>;
  /** What follows the last loaded row. */
  readonly more: MoreTransactions;
  /** Time zone of the times in the rows, as it is shown: 'CET'; '' for none. @default 'UTC' */
  readonly zone?: string | undefined;
  /** Renders the rows of a month below its heading. @default a list */
  readonly renderMonth?: (month: string, style: CSSProperties, rows: readonly ReactNode[]) => ReactNode;
  /** Renders a row as a list item with its id as key. Spread the place onto its element, which needs `data-row`. */
  readonly children: (row: Row, place: MeasuredPlace) => ReactNode;
};

export const defaultZone = 'UTC';

const renderAsList: NonNullable<MonthListProps<MonthRow>['renderMonth']> = (_month, style, rows) => <List style={style}>{rows}</List>;

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
export function MonthList<Row extends MonthRow>({
  pages,
  more,
  zone = defaultZone,
  children,
  renderMonth = renderAsList,
  ref,
  ...rest
}: MonthListProps<Row>) {
  const index = useMonthIndex(pages);
  const [heights, setHeights] = useState(DEFAULT_HEIGHTS);
  const estimatePx = useMemo(() => {
    const headings = new Set(index.chunks.flatMap(({ months }) => months));
    return (place: number) => (headings.has(place) ? heights.monthPx : heights.rowPx);
  }, [index, heights]);
  // Also mounts the heading of the first visible row, which may be far above it.
  const chooseMounted = useCallback(
    (range: Range): number[] => {
      const places = defaultRangeExtractor(range);
      const month = findMonthPlace(index, places[0] ?? 0);
      return places[0] === undefined || month === places[0] ? places : [month, ...places];
    },
    [index],
  );
  const list = useListWindow({ count: index.count, estimatePx, around: OVERSCAN_ROWS, chooseMounted });
  const { attach, root, places, totalPx, measured } = list;
  useScrollAnchor(index, list);
  useLayoutEffect(() => {
    // With larger text all rows are higher, so base the estimates on the first of each kind.
    const rowPx = root?.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? DEFAULT_HEIGHTS.rowPx;
    const monthPx = (root?.querySelector('h2')?.offsetHeight ?? DEFAULT_HEIGHTS.monthPx - CARD_EDGES_PX) + CARD_EDGES_PX;
    // oxlint-disable-next-line react/set-state-in-effect -- only rendered elements can be measured
    setHeights((current) => (current.rowPx === rowPx && current.monthPx === monthPx ? current : { rowPx, monthPx }));
  }, [root]);

  const before = places[0]?.start ?? 0;
  const after = totalPx - (places.at(-1)?.end ?? 0);
  return (
    <StyledMonths {...rest} ref={useMergedRef(attach, ref)} style={{ paddingBlockStart: before }}>
      {toSections(index, places).map(({ month, place, rows, skippedPx }) => (
        <section key={month} aria-label={month}>
          <h2 {...measured(place, CARD_EDGES_PX)} data-zone={zone}>
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
