import type { Page } from '@playwright/test';

/** Returns a line for each heading that is not above its column, and for each cell with content outside its column. */
export const findMisplacedCells = (page: Page): Promise<readonly string[]> => page.evaluate(measureTables);

/** Returns the right edges, in pixels, of the cards that reach furthest and of the header's actions. One if they agree, none without cards. */
export const findEdges = (page: Page): Promise<readonly number[]> => page.evaluate(measureEdges);

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page takes nothing with it */
function measureTables(): string[] {
  const TOLERANCE_PX = 0.5;
  type Column = { readonly heading: Element; readonly cells: readonly Element[] };

  /** The extent of what is drawn in an element: its texts and pictures, without what only screen readers get. */
  const measureContent = (element: Element): { left: number; right: number } | undefined => {
    const drawn: DOMRect[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || !parent.checkVisibility() || getComputedStyle(parent).clipPath !== 'none') continue;
      if (node instanceof Element && node.matches('svg, img')) drawn.push(node.getBoundingClientRect());
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      drawn.push(...range.getClientRects());
    }
    if (drawn.length === 0) return undefined;
    return { left: Math.min(...drawn.map(({ left }) => left)), right: Math.max(...drawn.map(({ right }) => right)) };
  };
  const shown = (elements: Iterable<Element>): Element[] => [...elements].filter((element) => element.checkVisibility());
  const pickColumn = (rows: readonly Element[], selector: string, place: number): Element[] =>
    rows.flatMap((row) => shown(row.querySelectorAll(selector))[place] ?? []);

  const columns: Column[] = [];
  for (const headings of document.querySelectorAll('main [data-part="columns"]')) {
    const rows = shown(headings.parentElement?.querySelectorAll('[data-row] > [data-part="row"]') ?? []);
    for (const [place, heading] of [...headings.children].entries())
      columns.push({ heading, cells: pickColumn(rows, '[data-part="text"], [data-part="cell"]', place) });
  }
  for (const heading of shown(document.querySelectorAll('main [aria-hidden] > div > [data-cell]'))) {
    const name = heading.getAttribute('data-cell') ?? '';
    const inside = name === 'what' ? ' > :last-child' : '';
    columns.push({ heading, cells: shown(document.querySelectorAll(`main [role="cell"][data-cell="${name}"]${inside}`)) });
  }
  for (const table of document.querySelectorAll('main table')) {
    const rows = shown(table.querySelectorAll('tbody > tr'));
    for (const [place, heading] of [...table.querySelectorAll('thead th')].entries())
      columns.push({ heading, cells: pickColumn(rows, 'th, td', place) });
  }
  if (columns.length === 0) return ['has no table'];

  const faults: string[] = [];
  for (const { heading, cells } of columns) {
    const named = `"${heading.textContent ?? ''}"`;
    const extents = cells.map((cell) => ({ cell, box: cell.getBoundingClientRect(), content: measureContent(cell) }));
    for (const { cell, box, content } of extents)
      if (content !== undefined && (content.left < box.left - TOLERANCE_PX || content.right > box.right + TOLERANCE_PX))
        faults.push(`"${cell.textContent ?? ''}" sticks out of ${named}`);
    const contents = extents.flatMap(({ content }) => content ?? []);
    const head = measureContent(heading);
    if (contents.length === 0 || head === undefined) continue;
    const [first] = cells;
    const isOfFigures = first !== undefined && ['end', 'right'].includes(getComputedStyle(first).textAlign);
    const off = isOfFigures
      ? head.right - Math.max(...contents.map(({ right }) => right))
      : head.left - Math.min(...contents.map(({ left }) => left));
    if (Math.abs(off) > TOLERANCE_PX) faults.push(`${named} is ${Math.round(off)} px off its column`);
  }
  return faults;
}

function measureEdges(): number[] {
  const main = document.querySelector('main');
  if (main === null) return [];
  const isClear = (colour: string): boolean => colour === 'rgba(0, 0, 0, 0)' || colour === 'transparent';
  const ends: number[] = [];
  for (const element of main.querySelectorAll('*')) {
    const { borderRightWidth, borderRightColor, backgroundColor } = getComputedStyle(element);
    const hasEdge = (borderRightWidth !== '0px' && !isClear(borderRightColor)) || !isClear(backgroundColor);
    if (hasEdge && element.checkVisibility() && element.getBoundingClientRect().width > 0) ends.push(element.getBoundingClientRect().right);
  }
  const actions = document.querySelector('[data-part="page"] > header > [data-part="actions"]')?.getBoundingClientRect().right;
  if (ends.length === 0) return [];
  return [...new Set([Math.max(...ends), ...(actions === undefined ? [] : [actions])].map(Math.round))];
}
/* oxlint-enable unicorn/consistent-function-scoping */
