import { expect, it } from 'vitest';
import { placeRows, ROWS_TOGETHER } from './placeRows.ts';

const VIEW_PX = 800;
const BLOCK_PX = 67 * ROWS_TOGETHER;

it('of 2,000 rows the first ones are mounted, and the room of the others is kept (HOME-013)', () => {
  const { from, to, before, after } = placeRows(2000, { known: [], top: 300, viewPx: VIEW_PX });
  expect({ from, to, before }).toEqual({ from: 0, to: ROWS_TOGETHER, before: 0 });
  expect(after).toBe(99 * BLOCK_PX);
});

it('further down those before keep the room they took, those never seen a usual one (HOME-013)', () => {
  const open = BLOCK_PX + 180;
  const { from, to, before, after } = placeRows(2000, { known: [open, BLOCK_PX], top: -(open + BLOCK_PX + 500), viewPx: VIEW_PX });
  expect({ from, to, before }).toEqual({ from: 40, to: 80, before: open + BLOCK_PX });
  expect(after).toBeCloseTo(96 * (BLOCK_PX + 90));
});

it('wherever the page stands the rooms and the mounted rows are all of them, and few are mounted (HOME-013)', () => {
  for (let top = 1000; top > -150_000; top -= 333) {
    const { from, to, before, after } = placeRows(1995, { known: [], top, viewPx: VIEW_PX });
    expect(before + (to - from) * 67 + after).toBeCloseTo(1995 * 67);
    expect(to - from).toBeLessThanOrEqual(3 * ROWS_TOGETHER);
  }
});
