/** Returns the control that a press is for, e.g. the button of an icon. */
const getControl = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('a, button, label, input') ?? target) : null;

/**
 * The second click of a double click counts only for the target of the first. A dialog, step or page that has appeared in its place ignores
 * it, because it would be closed before it was read (D-APP-12).
 */
export function guardDoubleClicks(page: Document): void {
  let pressed: Element | null = null;
  const rememberControl = ({ detail, target }: MouseEvent): void => {
    if (detail < 2) pressed = getControl(target);
  };
  const stop = (event: MouseEvent): void => {
    if (event.detail < 2 || getControl(event.target) === pressed) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('mousedown', rememberControl, true);
  page.addEventListener('click', stop, true);
}
