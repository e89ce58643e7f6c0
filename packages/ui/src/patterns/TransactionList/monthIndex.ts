import type { MonthPage, MonthPages, MonthRow } from './TransactionList.types.ts';

export type MonthEntry<Row extends MonthRow> =
  { readonly kind: 'month'; readonly month: string } | { readonly kind: 'row'; readonly row: Row };

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

/** Maps places of the list to the rows of all pages. Never iterates over all rows, as each page is processed only once (budget L5). */
export type MonthIndex<Row extends MonthRow> = { readonly chunks: readonly Chunk<Row>[]; readonly count: number };

export const emptyIndex: MonthIndex<never> = { chunks: [], count: 0 };

function chunkOf<Row extends MonthRow>(page: MonthPage<Row>, before: Chunk<Row> | undefined): Chunk<Row> {
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
    last = previousChunk?.page === page && last === previous.chunks[chunks.length - 1] ? previousChunk : chunkOf(page, last);
    chunks.push(last);
  }
  return { chunks, count: chunks.at(-1)?.end ?? 0 };
}

/** Returns the last chunk for which `begins` holds, by binary search. */
function lastChunk<Row extends MonthRow>({ chunks }: MonthIndex<Row>, begins: (chunk: Chunk<Row>) => boolean): number {
  let [low, high] = [0, chunks.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const chunk = chunks[middle];
    if (chunk !== undefined && begins(chunk)) low = middle;
    else high = middle - 1;
  }
  return low;
}

const chunkNumber = <Row extends MonthRow>(index: MonthIndex<Row>, place: number): number =>
  lastChunk(index, ({ start }) => start <= place);

export function entryAt<Row extends MonthRow>(index: MonthIndex<Row>, place: number): MonthEntry<Row> | undefined {
  const chunk = index.chunks[chunkNumber(index, place)];
  if (chunk === undefined) return undefined;
  const headings = chunk.months.filter((month) => month < place).length;
  const row = chunk.page.at(place - chunk.start - headings);
  if (row === undefined) return undefined;
  return chunk.months.includes(place) ? { kind: 'month', month: row.month } : { kind: 'row', row };
}

/** Returns the place of the heading that a place is under. */
export function monthPlace(index: MonthIndex<MonthRow>, place: number): number {
  for (let number = chunkNumber(index, place); number >= 0; number -= 1) {
    const heading = index.chunks[number]?.months.findLast((month) => month <= place);
    if (heading !== undefined) return heading;
  }
  return 0;
}
