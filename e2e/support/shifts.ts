import type { Page } from '@playwright/test';

/** https://wicg.github.io/layout-instability: TypeScript has no type for it. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/** The layout shifts recorded in the page by `record`. */
declare global {
  var layoutShifts: { readonly score: number; readonly controlPx: number; readonly moved: readonly string[] }[];
}

// Functions serialised into the page must be self-contained.
/* oxlint-disable unicorn/consistent-function-scoping */
function recordShifts(): void {
  const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';
  globalThis.layoutShifts = [];
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  const place = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  const name = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element === null || element === undefined
      ? 'something that has gone'
      : `<${element.localName} ${element.getAttribute('data-part') ?? element.className}> "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  };
  const holdsControl = (node: Node | null): boolean =>
    node instanceof Element && (node.matches(CONTROLS) || node.querySelector(CONTROLS) !== null);
  // An element that grows on one side leaves the other side in place, and the window clips at the bottom.
  const distance = ({ previousRect: from, currentRect: to }: LayoutShift['sources'][number]): number =>
    Math.max(Math.abs(from.y - to.y), Math.min(Math.abs(from.left - to.left), Math.abs(from.right - to.right)));
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries().filter(isShift)) {
      if (shift.hadRecentInput) continue;
      const moved = shift.sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
      );
      const controls = shift.sources.filter(({ node }) => holdsControl(node));
      globalThis.layoutShifts.push({ score: shift.value, controlPx: Math.max(0, ...controls.map(distance)), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
/* oxlint-enable unicorn/consistent-function-scoping */

/** Maximum layout shift score until the page is complete (performance-budgets, F4). */
const MAX_SHIFT = 0.01;

/** A row of buttons is a small part of a page, so the score alone would allow it to move away from an approaching finger. */
const MAX_CONTROL_PX = 8;

/** Records layout shifts in a page. To be called before the page is opened. */
export async function watchShifts(page: Page) {
  await page.addInitScript(recordShifts);
  return {
    /** Returns the shifts since the document started, one per line. Empty if they are below the limits. */
    moved: async (): Promise<readonly string[]> => {
      const shifts = await page.evaluate(() => globalThis.layoutShifts);
      const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
      const controlPx = Math.max(0, ...shifts.map((shift) => shift.controlPx));
      if (score <= MAX_SHIFT && controlPx <= MAX_CONTROL_PX) return [];
      return [
        `moves by ${score.toPrecision(2)}, what can be pressed by ${Math.round(controlPx)} px`,
        ...shifts.flatMap(({ score: part, moved }) => [`  ${part.toPrecision(2)}:`, ...moved.map((line) => `    ${line}`)]),
      ];
    },
  };
}
