import { isOverlayEntry } from './isOverlayEntry.ts';

/** The browser may refuse to go back: then nobody waits for it any longer. */
const MOST_GOING_BACK_MS = 5000;

const waiting = new Set<() => void>();

/**
 * Runs once the history entry that an overlay holds has been taken out again, so that what runs may go back from the page's own entry; at
 * once where none is on top.
 * @returns gives up waiting
 */
export function whenOverlayEntryIsGone(run: () => void): () => void {
  if (isOverlayEntry(history.state)) waiting.add(run);
  else run();
  return () => waiting.delete(run);
}

/** The page has been left from the overlay, whose entry lies beneath the next one: whoever waited for it has nothing to go back from. */
export const forgetWaiting = (): void => waiting.clear();

/**
 * Takes the overlay's entry out of the history by going back. The browser takes its time for that and would take back whatever is navigated
 * to meanwhile: a press that comes so early is written down, and gets its entry, of which routers are told as of a `popstate`, once the way is
 * free. Nobody else hears of this way back, which leads from a page to itself.
 * @param onGone told when the page's own entry is on top
 */
export function takeOverlayEntryOut(onGone: () => void): void {
  const { pushState, replaceState } = history;
  const written: (() => void)[] = [];
  const end = (event?: Event): void => {
    clearTimeout(timer);
    removeEventListener('popstate', end, { capture: true });
    event?.stopImmediatePropagation();
    Object.assign(history, { pushState, replaceState });
    for (const write of written) write();
    if (written.length > 0) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    onGone();
    const runs = [...waiting];
    waiting.clear();
    for (const run of runs) run();
  };
  history.pushState = (...entry) => void written.push(() => history.pushState(...entry));
  history.replaceState = (...entry) => void written.push(() => history.replaceState(...entry));
  addEventListener('popstate', end, { capture: true });
  const timer = setTimeout(end, MOST_GOING_BACK_MS);
  history.back();
}
