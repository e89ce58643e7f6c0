import { oncePerPage } from './oncePerPage.ts';

/**
 * Keeps clear of an on-screen keyboard that covers the page without resizing it, as on iOS, and elsewhere without
 * `interactive-widget=resizes-content`. Two variables of the document say what of a fixed element is out of sight: `--keyboard-inset` at
 * its lower edge, and `--panned-inset` at its upper edge, where the browser moved the page to show the field.
 */
export const followVisualViewport = oncePerPage(() => {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const { style } = document.documentElement;
  let lastCovered = 0;
  const note = (): void => {
    const { height, scale, offsetTop } = viewport;
    const covered = Math.max(0, Math.round(innerHeight - height * scale)); // zooming in makes it smaller as well
    const panned = Math.min(covered, Math.round(offsetTop));
    style.setProperty('--keyboard-inset', `${covered - panned}px`);
    style.setProperty('--panned-inset', `${panned}px`);
    if (covered > lastCovered) document.activeElement?.scrollIntoView({ block: 'nearest' });
    lastCovered = covered;
  };
  note();
  viewport.addEventListener('resize', note);
  viewport.addEventListener('scroll', note);
  return () => {
    viewport.removeEventListener('resize', note);
    viewport.removeEventListener('scroll', note);
    style.removeProperty('--keyboard-inset');
    style.removeProperty('--panned-inset');
  };
});
