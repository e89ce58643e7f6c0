import type { MonthPages, MonthRow } from './TransactionList.types.ts';

/** What stands at one place of the list: a month's heading, or a row under it. */
export type MonthEntry<Row extends MonthRow> =
  { readonly kind: 'month'; readonly month: string } | { readonly kind: 'row'; readonly row: Row };

type Chunk<Row extends MonthRow> = {
  readonly page: readonly Row[];
  /** Place of its first entry in the list. */
  readonly start: number;
  readonly entries: readonly MonthEntry<Row>[];
  /** Places of the headings among them. */
  readonly months: readonly number[];
  /** How many headings stand in the chunks before this one. */
  readonly monthsBefore: number;
};

/** The list of all pages by place, without ever walking over all rows (budget L5): each page is worked out once. */
export type MonthIndex<Row extends MonthRow> = { readonly chunks: readonly Chunk<Row>[]; readonly count: number };

/** What a row and a heading take up, in pixels. */
export type MonthHeights = { readonly rowPx: number; readonly monthPx: number };

export const emptyIndex: MonthIndex<never> = { chunks: [], count: 0 };

function chunkOf<Row extends MonthRow>(page: readonly Row[], before: Chunk<Row> | undefined): Chunk<Row> {
  const start = before === undefined ? 0 : before.start + before.entries.length;
  let month = before?.page.at(-1)?.month ?? null;
  const entries: MonthEntry<Row>[] = [];
  const months: number[] = [];
  for (const row of page) {
    if (row.month !== month) {
      month = row.month;
      months.push(start + entries.length);
      entries.push({ kind: 'month', month });
    }
    entries.push({ kind: 'row', row });
  }
  const monthsBefore = before === undefined ? 0 : before.monthsBefore + before.months.length;
  return { page, start, entries, months, monthsBefore };
}

/** The index of the pages; what the previous one knows of the pages that both begin with is kept. Empty pages hold no place. */
export function extendIndex<Row extends MonthRow>(previous: MonthIndex<Row>, pages: MonthPages<Row>): MonthIndex<Row> {
  const filled = pages.filter((page) => page.length > 0);
  const kept = previous.chunks.findIndex(({ page }, place) => page !== filled[place]);
  const chunks = kept === -1 ? [...previous.chunks] : previous.chunks.slice(0, kept);
  for (const page of filled.slice(chunks.length)) chunks.push(chunkOf(page, chunks.at(-1)));
  const last = chunks.at(-1);
  return { chunks, count: last === undefined ? 0 : last.start + last.entries.length };
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
  return chunk?.entries[place - chunk.start];
}

/** Place of the heading under which a place stands. */
export function monthPlace(index: MonthIndex<MonthRow>, place: number): number {
  for (let number = chunkNumber(index, place); number >= 0; number -= 1) {
    const found = index.chunks[number]?.months.findLast((month) => month <= place);
    if (found !== undefined) return found;
  }
  return 0;
}

/** Where a place begins, in pixels from the top of the list; of the place after the last, the height of the list. */
export function startOf(index: MonthIndex<MonthRow>, { rowPx, monthPx }: MonthHeights, place: number): number {
  const chunk = index.chunks[chunkNumber(index, place)];
  if (chunk === undefined) return 0;
  const months = chunk.monthsBefore + chunk.months.filter((month) => month < place).length;
  return months * monthPx + (place - months) * rowPx;
}

/** The place that a line so many pixels below the top of the list crosses, by halving; beyond the list its first or last one. */
export function placeAt(index: MonthIndex<MonthRow>, heights: MonthHeights, px: number): number {
  let [low, high] = [0, Math.max(0, index.count - 1)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (startOf(index, heights, middle) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}
