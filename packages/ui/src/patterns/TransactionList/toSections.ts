import type { Placed } from '../LongList/useListWindow.ts';
import { entryAt, type MonthIndex } from './monthIndex.ts';
import type { MonthRow } from './TransactionList.types.ts';

export type MonthSection<Row extends MonthRow> = {
  readonly month: string;
  /** Place of its heading in the list. */
  readonly place: number;
  readonly rows: readonly { readonly row: Row; readonly place: number }[];
  /** Height of the unmounted rows directly below the heading. */
  readonly skippedPx: number;
};

/** Groups the mounted places into sections, each with its heading. The first place is always a heading. */
export function toSections<Row extends MonthRow>(index: MonthIndex<Row>, places: readonly Placed[]): readonly MonthSection<Row>[] {
  const sections: (MonthSection<Row> & { rows: { row: Row; place: number }[]; skippedPx: number; headingEnd: number })[] = [];
  for (const { index: place, start, end } of places) {
    const entry = entryAt(index, place);
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
