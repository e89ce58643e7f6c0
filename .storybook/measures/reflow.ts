import { nextFrame } from '../nextFrame.ts';
import { getActivePart, isVisible, describeElement } from './controls.ts';

/** Tolerance for rounding. */
const TOLERATED_PX = 1;

/** Sizes are observed in one frame, and the response is rendered in the next. */
export const waitForLayout = async (): Promise<void> => {
  await nextFrame();
  await nextFrame();
};

const isHidden = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');

/** Its texts are only read out: it is clipped to a pixel. An element without a box, as with `display: contents`, clips nothing. */
const isReadOutOnly = (element: Element): boolean => isHidden(getComputedStyle(element).overflowX) && !isVisible(element);

/** An element with a heading is a page or a sheet. It may scroll only vertically, whatever its style allows. */
const isPage = (element: Element): boolean => element.querySelector('h1, h2') !== null;
const canScroll = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
/** Scrolls horizontally by design, like a strip of chips or tabs. */
const isScroller = (element: Element): boolean => canScroll(element) && !isPage(element);

function isClipped(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const isCutSideways = isHidden(overflowX) && element.scrollWidth > element.clientWidth + TOLERATED_PX;
  const isCutBelow = isHidden(overflowY) && element.scrollHeight > element.clientHeight + TOLERATED_PX;
  return isCutSideways || isCutBelow;
}

/** A range would also contain texts inside that are only read out, so an element is measured by its box. */
function getBox(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNode(node);
  return range.getBoundingClientRect();
}

/** Measures an element's text, and what is beside it, such as an icon or a field. */
function leavesPage(element: Element, width: number): boolean {
  const visible = [...element.childNodes].filter((child) => !(child instanceof Element) || isVisible(child));
  return visible.map(getBox).some(({ left, right }) => left < -TOLERATED_PX || right > width + TOLERATED_PX);
}

const isInside = (element: Element, holds: (ancestor: Element) => boolean): boolean => {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) if (holds(at)) return true;
  return false;
};

/** Returns content that cannot be read at the current width without scrolling sideways (WCAG 1.4.10). */
export function findUnreadable(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth + TOLERATED_PX ? [`the page scrolls sideways: ${scrollWidth} px wide in ${clientWidth}`] : [];
  const sheets = [getActivePart(), ...getActivePart().querySelectorAll('*')].filter(
    (element) => canScroll(element) && isPage(element) && element.scrollWidth > element.clientWidth + TOLERATED_PX,
  );
  const texts = [...getActivePart().querySelectorAll('*')].filter((element) => hasOwnText(element) && isVisible(element));
  const escapes = texts.filter((element) => !isInside(element, (ancestor) => isScroller(ancestor) || isReadOutOnly(ancestor)));
  return [
    ...wide,
    ...sheets.map((element) => `${describeElement(element)} scrolls sideways`),
    ...escapes
      .filter((element) => leavesPage(element, clientWidth))
      .map((element) => `${describeElement(element)} reaches beyond the page`),
    ...escapes.filter((element) => isInside(element, isClipped)).map((element) => `${describeElement(element)} is cut off`),
  ];
}
