import { findUsableControls, describeElement } from './controls.ts';

/** How many ancestors up a control's frame may be: the box of a field, the label of a card. */
const FRAMES = 3;

function findFrames(control: Element): Element[] {
  const frames: Element[] = [];
  for (let at: Element | null = control; at !== null && frames.length <= FRAMES; at = at.parentElement) frames.push(at);
  // Cells drawn next to a single input.
  const beside = [...(control.parentElement?.children ?? [])];
  return [...frames, ...beside, ...beside.flatMap((element) => [...element.children])];
}

const isDrawn = (width: string, style: string): boolean => style !== 'none' && style !== 'hidden' && Number(width.replace('px', '')) > 0;

/** The frame of an element in forced colours, which remove backgrounds and shadows. */
function readFrame(element: Element): string {
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
const hasFrame = (element: Element): boolean => /\d/.test(readFrame(element));

const isOpaque = (colour: string): boolean => !/^rgba\(.*, 0\)$|^transparent$/.test(colour);

/** Controls that a filled background sets apart from the page. Measured before colours are forced. */
export function findControlsWithBackground(): Element[] {
  return findUsableControls().filter(
    (control) => control.matches('button, input, textarea') && isOpaque(getComputedStyle(control).backgroundColor),
  );
}

/** Those controls that nothing sets apart from the page in forced colours. */
export const findControlsWithoutEdge = (controls: readonly Element[]): string[] =>
  controls
    .filter((control) => !findFrames(control).some(hasFrame))
    .map((control) => `${describeElement(control)} has no edge in forced colours`);

/** Controls that look the same with and without focus. */
export function findControlsWithoutFocusMark(): string[] {
  const before = document.activeElement;
  const unmarked = findUsableControls().filter((control) => {
    if (control.tabIndex < 0) return false;
    const frames = findFrames(control);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const rest = frames.map(readFrame);
    control.focus({ preventScroll: true, focusVisible: true });
    if (document.activeElement !== control) return false;
    return frames.every((frame, index) => readFrame(frame) === rest[index]);
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return unmarked.map((control) => `${describeElement(control)} shows no focus in forced colours`);
}
