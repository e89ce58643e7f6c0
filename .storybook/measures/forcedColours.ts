import { controlsInUse, named } from './controls.ts';

/** How many ancestors up a control's frame may be: the box of a field, the label of a card. */
const FRAMES = 3;

function framesOf(control: Element): Element[] {
  const frames: Element[] = [];
  for (let at: Element | null = control; at !== null && frames.length <= FRAMES; at = at.parentElement) frames.push(at);
  // Cells drawn next to a single input.
  const beside = [...(control.parentElement?.children ?? [])];
  return [...frames, ...beside, ...beside.flatMap((element) => [...element.children])];
}

const isDrawn = (width: string, style: string): boolean => style !== 'none' && style !== 'hidden' && Number(width.replace('px', '')) > 0;

/** The frame of an element in forced colours, which remove backgrounds and shadows. */
function frameOf(element: Element): string {
  return ['', '::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .map((css) =>
      [
        isDrawn(css.outlineWidth, css.outlineStyle) && `outline ${css.outlineWidth} ${css.outlineColor}`,
        isDrawn(css.borderTopWidth, css.borderTopStyle) && `border ${css.borderTopWidth} ${css.borderTopColor}`,
        isDrawn(css.borderBottomWidth, css.borderBottomStyle) && `below ${css.borderBottomWidth} ${css.borderBottomColor}`,
      ].join(),
    )
    .join(';');
}
const hasFrame = (element: Element): boolean => /\d/.test(frameOf(element));

const isOpaque = (colour: string): boolean => !/^rgba\(.*, 0\)$|^transparent$/.test(colour);

/** Controls that a filled background sets apart from the page. Measured before colours are forced. */
export function controlsWithGround(): Element[] {
  return controlsInUse().filter(
    (control) => control.matches('button, input, textarea') && isOpaque(getComputedStyle(control).backgroundColor),
  );
}

/** Those controls that nothing sets apart from the page in forced colours. */
export const withoutEdge = (controls: readonly Element[]): string[] =>
  controls.filter((control) => !framesOf(control).some(hasFrame)).map((control) => `${named(control)} has no edge in forced colours`);

/** Controls that look the same with and without focus. */
export function withoutFocusMark(): string[] {
  const before = document.activeElement;
  const unmarked = controlsInUse().filter((control) => {
    if (control.tabIndex < 0) return false;
    const frames = framesOf(control);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const rest = frames.map(frameOf);
    control.focus({ preventScroll: true, focusVisible: true });
    if (document.activeElement !== control) return false;
    return frames.every((frame, index) => frameOf(frame) === rest[index]);
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return unmarked.map((control) => `${named(control)} shows no focus in forced colours`);
}
