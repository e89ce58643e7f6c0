import { controlsInUse, named } from './controls.ts';

/** DESIGN, section 7. */
const TARGET_PX = 44;
/** WCAG 2.5.8: what the design draws closer is this far apart. */
const CLOSE_TARGET_PX = 24;

/** Words of a sentence are as high as its line (WCAG 2.5.8, inline). */
const isInline = (control: Element): boolean => control.localName === 'a' && getComputedStyle(control).display === 'inline';
/** Days stand seven to a row; a carousel is also swiped, and moved by arrows. */
const CLOSE = '[role="grid"] button, [data-part="dots"] button';

/** Whether a press at this point is one on the control: on itself, what it holds, its own pseudo-elements, or its label. */
function takes(control: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return false;
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  return [control, ...labels].some((owner) => owner.contains(hit));
}

/** A panel that is open covers what it was opened by. */
function isCovered(control: HTMLElement, x: number, y: number): boolean {
  const panel = document.elementFromPoint(x, y)?.closest(':popover-open');
  return panel !== null && panel !== undefined && !panel.contains(control);
}

/** How far from `from` presses still reach the control, to both sides, at most half a target each. */
function reach(takesAt: (distance: number) => boolean, half: number): number {
  const oneSide = (sign: 1 | -1): number => {
    let distance = 0;
    while (distance < half && takesAt(sign * (distance + 1))) distance += 1;
    return distance;
  };
  return oneSide(1) + oneSide(-1);
}

/** The height and width over which a press reaches the control, counted through the middle of what is drawn. */
function targetOf(control: HTMLElement): { readonly width: number; readonly height: number } | null {
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = control.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  // A long list takes away what is scrolled out of sight.
  if (!control.isConnected || isCovered(control, x, y)) return null;
  return {
    width: reach((distance) => takes(control, x + distance, y), TARGET_PX),
    height: reach((distance) => takes(control, x, y + distance), TARGET_PX),
  };
}

/** What is pressed on an area smaller than it has to be. */
export function smallTargets(): string[] {
  return controlsInUse().flatMap((control) => {
    const target = isInline(control) ? null : targetOf(control);
    const least = control.matches(CLOSE) ? CLOSE_TARGET_PX : TARGET_PX;
    // A pixel is lost between the two halves that are counted, another where an edge lies between two.
    if (target === null || Math.min(target.width, target.height) + 2 >= least) return [];
    return [`${named(control)} is pressed on ${target.width + 1} x ${target.height + 1} px, not ${least}`];
  });
}
