/** What a press on this place is for: the icon of a button is its button. */
const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('a, button, label, input') ?? target) : null;

/**
 * The second click of a double click belongs to what the first one met. A dialog, a step or a page that has come to its place in between
 * does not hear it: what it says would be gone before it was read (D-APP-12).
 */
export function guardDoubleClicks(page: Document): void {
  let met: Element | null = null;
  const meet = ({ detail, target }: MouseEvent): void => {
    if (detail < 2) met = controlOf(target);
  };
  const stop = (event: MouseEvent): void => {
    if (event.detail < 2 || controlOf(event.target) === met) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('mousedown', meet, true);
  page.addEventListener('click', stop, true);
}
