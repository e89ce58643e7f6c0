/** Rows are mounted, and measured, so many at once: a block. */
export const ROWS_TOGETHER = 20;
/** Of a row with two lines at the usual size of text, its hairline included: until one has been measured. */
const DRAWN_ROW_PX = 67;
/** So much of the window's height on either side of what is in view is near. */
const NEAR = 0.5;

/** The rows that are mounted, `to` not among them, and the room of those before and after them in pixels. */
export type PlacedRows = { readonly from: number; readonly to: number; readonly before: number; readonly after: number };

export type View = {
  /** Heights of blocks by their number, of those that have been measured. */
  readonly known: readonly (number | undefined)[];
  /** Where the list begins, from the window's upper edge; below zero once it is scrolled. */
  readonly top: number;
  readonly viewPx: number;
};

function usualHeight(known: View['known']): number {
  const measured = known.filter((height) => height !== undefined);
  if (measured.length === 0) return DRAWN_ROW_PX * ROWS_TOGETHER;
  return measured.reduce((sum, height) => sum + height, 0) / measured.length;
}

/** Which rows of a list of `count` are near to what is in view. What it costs grows with the blocks, not with the rows. */
export function placeRows(count: number, { known, top, viewPx }: View): PlacedRows {
  const usual = usualHeight(known);
  const near = viewPx * NEAR;
  let [from, to, before, after] = [0, 0, 0, 0];
  let begin = top;
  for (let row = 0; row < count; row += ROWS_TOGETHER) {
    const rows = Math.min(ROWS_TOGETHER, count - row);
    const height = known[row / ROWS_TOGETHER] ?? (usual * rows) / ROWS_TOGETHER;
    if (begin + height < -near) {
      before += height;
      from = row + rows;
      to = from;
    } else if (begin > viewPx + near) after += height;
    else to = row + rows;
    begin += height;
  }
  return { from, to, before, after };
}
