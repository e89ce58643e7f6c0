import { runWaiting } from './overlayEntry.ts';

/** The browser may refuse to go back: then nobody waits for it any longer. */
const MOST_GOING_BACK_MS = 5000;

const writing = ['pushState', 'replaceState'] as const;

/** From now on entries are written down. Answers the function that writes them into the history, and tells routers of it as of a `popstate`. */
function holdEntries(): () => void {
  const held: (() => void)[] = [];
  const before = writing.map((name) => [name, Object.getOwnPropertyDescriptor(history, name)] as const);
  for (const name of writing) {
    const value = (...entry: Parameters<History['pushState']>): void => void held.push(() => history[name](...entry));
    Object.defineProperty(history, name, { configurable: true, writable: true, value });
  }
  return () => {
    for (const [name, own] of before) {
      if (own === undefined) Reflect.deleteProperty(history, name);
      else Object.defineProperty(history, name, own);
    }
    for (const write of held) write();
    if (held.length > 0) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
}

/**
 * Takes the overlay's entry out of the history by going back. The browser takes its time for that and would take back whatever is navigated
 * to meanwhile: a press that comes so early gets its entry once the way is free. Nobody else hears of this way back, which leads from a page
 * to itself.
 * @param onGone told when the page's own entry, or the one that the press asked for, is on top
 */
export function takeOverlayEntryOut(onGone: () => void): void {
  const release = holdEntries();
  const end = (event?: Event): void => {
    clearTimeout(timer);
    removeEventListener('popstate', end, { capture: true });
    event?.stopImmediatePropagation();
    release();
    onGone();
    runWaiting();
  };
  addEventListener('popstate', end, { capture: true });
  const timer = setTimeout(end, MOST_GOING_BACK_MS);
  history.back();
}
