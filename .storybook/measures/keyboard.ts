import { nextFrame } from '../nextFrame.ts';
import { describeElement, getActivePart, isVisible } from './controls.ts';

/** What the customer types into. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="hidden"]), textarea';

/**
 * Opens or closes the on-screen keyboard. Chromium has no command for one, so the story sees what a page sees on a phone: the visual
 * viewport reports a smaller height, while window, layout and fixed elements keep their size.
 */
async function setKeyboard(viewport: VisualViewport, height: number): Promise<void> {
  Object.defineProperty(viewport, 'height', { configurable: true, get: () => innerHeight - height });
  viewport.dispatchEvent(new Event('resize'));
  await nextFrame();
}

const findFields = (): HTMLElement[] =>
  [...getActivePart().querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) => isVisible(field) && field.matches(':read-write:not([inert] *)'),
  );

/** The bar or header that is drawn over a point of the field, or `undefined`. */
function findCover(field: Element, x: number, y: number): Element | undefined {
  for (let at = document.elementFromPoint(x, y); at !== null && !at.contains(field); at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
  return undefined;
}

/** The height of the page between the upper and lower edges of the containers in which an element scrolls. */
function findWindow(element: Element, visible: number): { readonly from: number; readonly to: number } {
  let [from, to] = [0, visible];
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { top, bottom } = at.getBoundingClientRect();
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) [from, to] = [Math.max(from, top), Math.min(to, bottom)];
    if (at.matches(':modal, :popover-open')) break; // what is in the top layer is clipped by nothing around it
  }
  return { from, to };
}

/** Returns why the field is out of sight, or an empty list. */
function findObstacles(field: Element, visible: number): string[] {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const { from, to } = findWindow(field, visible);
  if (top < from || bottom > to)
    return [`from ${Math.round(top)} to ${Math.round(bottom)}, seen from ${Math.round(from)} to ${Math.round(to)} px`];
  const covers = [top + 1, bottom - 1].flatMap((y) => findCover(field, left + width / 2, y) ?? []);
  return covers.slice(0, 1).map((cover) => `under ${describeElement(cover)}`);
}

/**
 * Returns fields of a played story that an on-screen keyboard of this height, or a bar above it, hides while the customer types into them.
 */
export async function findHiddenFields(keyboard: number): Promise<string[]> {
  const viewport = window.visualViewport;
  if (viewport === null) return ['there is no visual viewport'];
  const hidden: string[] = [];
  try {
    for (const field of findFields()) {
      await setKeyboard(viewport, 0);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      field.focus();
      await nextFrame(); // the keyboard comes after what the change of focus shows
      await setKeyboard(viewport, keyboard);
      if (document.activeElement !== field) continue; // refuses the focus, or hands it on
      hidden.push(...findObstacles(field, innerHeight - keyboard).map((why) => `${describeElement(field)} ${why}`));
    }
  } finally {
    Reflect.deleteProperty(viewport, 'height');
    viewport.dispatchEvent(new Event('resize'));
  }
  return hidden;
}
