/** What a customer presses, types into or moves through. */
const CONTROLS =
  'a[href], button, input:not([type="hidden"]), textarea, select, summary, [role="option"], [role="menuitem"], [role="tab"], [role="radio"]';

const SMALLEST_PX = 2;

/** Whether it can be seen at all: what only screen readers meet is one pixel large. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= SMALLEST_PX && height >= SMALLEST_PX && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** What takes presses now: the overlay that is open, else the page. */
export const activePart = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** The controls of the story that can be used now. */
export function controlsInUse(): HTMLElement[] {
  const all = [...activePart().querySelectorAll<HTMLElement>(CONTROLS)];
  return all.filter((control) => isSeen(control) && !control.matches(':disabled, [aria-disabled="true"], [inert] *'));
}

/** How a failure names an element: `button "Close"`. */
export function named(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return `${element.getAttribute('role') ?? element.localName} "${name}"`;
}
