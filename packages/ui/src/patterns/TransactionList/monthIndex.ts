import type { MonthPages, MonthRow } from './TransactionList.types.ts';

/** What stands at one place of the list: a month's heading, or a row under it. */
export type MonthEntry<Row extends MonthRow> =
  { readonly kind: 'month'; readonly month: string } | { readonly kind: 'row'; readonly row: Row };

type Chunk<Row extends MonthRow> = {
  readonly page: readonly Row[];
  /** Place of its first entry in the list. */
  readonly start: number;
  /** Behind its last entry. */
  readonly end: number;
  /** Places of the headings among its rows: all that is kept besides the rows themselves. */
  readonly months: readonly number[];
};

/** The list of all pages by place, without ever walking over all rows (budget L5): each page is worked out once. */
export type MonthIndex<Row extends MonthRow> = { readonly chunks: readonly Chunk<Row>[]; readonly count: number };

export const emptyIndex: MonthIndex<never> = { chunks: [], count: 0 };

function chunkOf<Row extends MonthRow>(page: readonly Row[], before: Chunk<Row> | undefined): Chunk<Row> {
  const start = before?.end ?? 0;
  let month = before?.page.at(-1)?.month ?? null;
  const months: number[] = [];
  for (const [place, row] of page.entries()) {
    if (row.month === month) continue;
    month = row.month;
    months.push(start + place + months.length);
  }
  return { page, start, end: start + page.length + months.length, months };
}

/** The index of the pages; what the previous one knows of the pages that both begin with is kept. Empty pages hold no place. */
export function extendIndex<Row extends MonthRow>(previous: MonthIndex<Row>, pages: MonthPages<Row>): MonthIndex<Row> {
  const filled = pages.filter((page) => page.length > 0);
  const kept = previous.chunks.findIndex(({ page }, place) => page !== filled[place]);
  const chunks = kept === -1 ? [...previous.chunks] : previous.chunks.slice(0, kept);
  for (const page of filled.slice(chunks.length)) chunks.push(chunkOf(page, chunks.at(-1)));
  return { chunks, count: chunks.at(-1)?.end ?? 0 };
}

/** The chunk that holds a place, by halving. */
function chunkNumber({ chunks }: MonthIndex<MonthRow>, place: number): number {
  let [low, high] = [0, chunks.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((chunks[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function entryAt<Row extends MonthRow>(index: MonthIndex<Row>, place: number): MonthEntry<Row> | undefined {
  const chunk = index.chunks[chunkNumber(index, place)];
  if (chunk === undefined) return undefined;
  const headings = chunk.months.filter((month) => month < place).length;
  const row = chunk.page[place - chunk.start - headings];
  if (row === undefined) return undefined;
  return chunk.months.includes(place) ? { kind: 'month', month: row.month } : { kind: 'row', row };
}

/** Place of the heading under which a place stands. */
export function monthPlace(index: MonthIndex<MonthRow>, place: number): number {
  for (let number = chunkNumber(index, place); number >= 0; number -= 1) {
    const found = index.chunks[number]?.months.findLast((month) => month <= place);
    if (found !== undefined) return found;
  }
  return 0;
}
