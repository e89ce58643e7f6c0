/** Everything a customer can press, type into or move through. */
const CONTROLS =
  'a[href], button, input:not([type="hidden"]), textarea, select, summary, [role="option"], [role="menuitem"], [role="tab"], [role="radio"]';

const SMALLEST_PX = 2;

/** True if the element is visible. Elements for screen readers only are one pixel in size. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= SMALLEST_PX && height >= SMALLEST_PX && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** The part that accepts input: the topmost open overlay, otherwise the page. */
export const getActivePart = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

export function findUsableControls(): HTMLElement[] {
  const all = [...getActivePart().querySelectorAll<HTMLElement>(CONTROLS)];
  return all.filter((control) => isVisible(control) && !control.matches(':disabled, [aria-disabled="true"], [inert] *'));
}

/** The name of an element in failure messages: `button "Close"`. */
export function describeElement(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return `${element.getAttribute('role') ?? element.localName} "${name}"`;
}
