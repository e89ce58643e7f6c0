import type { Page } from '@playwright/test';

export type Emptiness = {
  /** Share of the page beside the menu covered by the largest empty rectangle. */
  readonly share: number;
  /** Position of that rectangle in pixels, for the failure message. */
  readonly rectangle: string;
};

/**
 * Measures the largest empty rectangle in the viewport, beside the side menu if there is one. Text, pictures, controls and anything with
 * its own background or border count as drawn. The grid is 8 px, so gaps between cards barely count, but half a page without content does.
 */
export const measureEmptiness = (page: Page): Promise<Emptiness> => page.evaluate(measureInPage);

function measureInPage(): Emptiness {
  const CELL = 8;
  const left = Math.round(
    (document.querySelector('nav')?.closest('aside, [data-part="side"], div')?.getBoundingClientRect().right ?? 0) / CELL,
  );
  const start = left * CELL < innerWidth / 2 ? left : 0;
  const columns = Math.floor(innerWidth / CELL) - start;
  const rows = Math.floor(innerHeight / CELL);
  const isDrawn = Array.from({ length: rows }, () => new Uint8Array(columns));
  const mark = ({ left: x, top, right, bottom }: DOMRect): void => {
    for (let row = Math.max(0, Math.floor(top / CELL)); row < Math.min(rows, Math.ceil(bottom / CELL)); row += 1)
      isDrawn[row]?.fill(1, Math.max(0, Math.floor(x / CELL) - start), Math.max(0, Math.ceil(right / CELL) - start));
  };
  const pageGround = getComputedStyle(document.body).backgroundColor;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- what runs in the page takes nothing with it
  const isClear = (colour: string): boolean => colour === 'rgba(0, 0, 0, 0)' || colour === 'transparent';
  const hasGround = (element: Element): boolean => {
    const { backgroundColor, borderTopWidth, borderTopColor, opacity } = getComputedStyle(element);
    if (opacity === '0') return false;
    return (!isClear(backgroundColor) && backgroundColor !== pageGround) || (borderTopWidth !== '0px' && !isClear(borderTopColor));
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.matches('svg, img, canvas, video, iframe, input, textarea, button') || hasGround(element))
      mark(element.getBoundingClientRect());
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) mark(line);
    }
  }
  // Largest rectangle in a grid: for each row, the heights of the empty columns that end there.
  const heights = Array.from({ length: columns }, () => 0);
  let best = { area: 0, text: '' };
  isDrawn.forEach((line, row) => {
    line.forEach((drawn, column) => {
      heights[column] = drawn === 1 ? 0 : (heights[column] ?? 0) + 1;
    });
    heights.forEach((_, from) => {
      let height = Number.POSITIVE_INFINITY;
      for (let to = from; to < columns && height > 0; to += 1) {
        height = Math.min(height, heights[to] ?? 0);
        const area = height * (to - from + 1);
        if (area > best.area)
          best = { area, text: `${(to - from + 1) * CELL} x ${height * CELL} at ${(start + from) * CELL}, ${(row - height + 1) * CELL}` };
      }
    });
  });
  return { share: best.area / (columns * rows), rectangle: best.text };
}
