import { findUsableControls, describeElement } from './controls.ts';

/** DESIGN, section 7. */
const TARGET_PX = 44;
/** The minimum for controls that the design places closer together (WCAG 2.5.8). */
const CLOSE_TARGET_PX = 24;

/** Links inside a sentence are as high as its line (WCAG 2.5.8, inline). */
const isInline = (control: Element): boolean => control.localName === 'a' && getComputedStyle(control).display === 'inline';
/** There are seven days in a row. A carousel can also be swiped and moved with arrow keys. */
const CLOSE_CONTROLS = '[role="grid"] button, [data-part="dots"] button';

/** True if a press at this point hits the control: itself, its content, its pseudo-elements, or its label. */
function isHit(control: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return false;
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  return [control, ...labels].some((owner) => owner.contains(hit));
}

/** An open panel covers the control that opened it. */
function isCovered(control: HTMLElement, x: number, y: number): boolean {
  const panel = document.elementFromPoint(x, y)?.closest(':popover-open');
  return panel !== null && panel !== undefined && !panel.contains(control);
}

/** How far presses reach the control in both directions, at most half a target each. */
function measureReach(takesAt: (distance: number) => boolean, half: number): number {
  const oneSide = (sign: 1 | -1): number => {
    let distance = 0;
    while (distance < half && takesAt(sign * (distance + 1))) distance += 1;
    return distance;
  };
  return oneSide(1) + oneSide(-1);
}

/** The width and height of the touch target, measured through the centre of the control. */
function measureTarget(control: HTMLElement): { readonly width: number; readonly height: number } | null {
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = control.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  // A long list unmounts rows that are scrolled out of view.
  if (!control.isConnected || isCovered(control, x, y)) return null;
  return {
    width: measureReach((distance) => isHit(control, x + distance, y), TARGET_PX),
    height: measureReach((distance) => isHit(control, x, y + distance), TARGET_PX),
  };
}

export function findSmallTargets(): string[] {
  return findUsableControls().flatMap((control) => {
    const target = isInline(control) ? null : measureTarget(control);
    const least = control.matches(CLOSE_CONTROLS) ? CLOSE_TARGET_PX : TARGET_PX;
    // One pixel is lost between the two measured halves, another when an edge is at a fractional position.
    if (target === null || Math.min(target.width, target.height) + 2 >= least) return [];
    return [`${describeElement(control)} is pressed on ${target.width + 1} x ${target.height + 1} px, not ${least}`];
  });
}
