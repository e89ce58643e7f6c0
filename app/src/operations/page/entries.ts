import { flag, object, type Reader, whole } from '@wallet/core/configuration/readers';
import type { BackToClose } from '@wallet/ui/patterns/WalletRoot';
import { useLayoutEffect } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The app's data in the state of a history entry, next to the router's. It survives a reload. */
type Entry = {
  /** Increases with every entry. */
  readonly position: number;
  /** Number of entries directly below that Back skips: repetitions of the page this entry shows, and pages that were replaced. */
  readonly passed: number;
  /** True when no page of the app is below. */
  readonly isFirst: boolean;
  /** Added for an overlay. It shows the page of the entry below, so that Back has an entry to leave. */
  readonly isOverlay: boolean;
};

const readState: Reader<{ readonly entry: Entry }> = object({
  entry: object({ position: whole(), passed: whole(0), isFirst: flag, isOverlay: flag }),
});

/** Returns the browser's current entry, or null while the router has moved to one that is not noted yet. */
export const readCurrentEntry = (): Entry | null => readState(history.state)?.entry ?? null;

/** The current entry when the app last checked. */
let lastEntry: Entry = { position: 0, passed: 0, isFirst: true, isOverlay: false };

/**
 * Notes an entry that is new to the app. One that no navigation of the app has reached, such as the first of a document, has no page of the
 * app below.
 */
function noteEntry(type: `${NavigationType}`): Entry {
  const next = { position: lastEntry.position + 1, passed: 0, isFirst: type === 'POP', isOverlay: false };
  lastEntry = type === 'REPLACE' ? { ...lastEntry, isOverlay: false } : next;
  history.replaceState({ ...history.state, entry: lastEntry }, '');
  return lastEntry;
}

/** Notes each entry created by the router. Rendered before the pages, so that their effects find the current entry noted. */
export function EntryNotes(): null {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (readCurrentEntry() === null) noteEntry(type);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each location has its own entry
  }, [location, type]);
  return null;
}

/**
 * Makes the back button close the open overlay and stay on the page (D-APP-11). While the slot is taken, the history has an additional
 * entry for the same page. Closing never removes it, because the removal could arrive after the customer's next press. Instead, Back skips
 * the entry below and Forward the one above. If there is nothing beyond, the browser stays on the same page.
 */
export const closeOnBack: BackToClose = (slot) => {
  /** True when the page navigated to has opened the overlay. The router renders it before the app handles the event. */
  let isOfArrival = false;
  const addEntry = (): void => {
    if (slot.getDialog() === undefined) return;
    const entry = readCurrentEntry() ?? noteEntry('PUSH');
    isOfArrival = entry.position !== lastEntry.position;
    if (entry.isOverlay) return;
    const added = { ...entry, position: entry.position + 1, passed: entry.passed + 1, isOverlay: true };
    history.pushState({ ...history.state, entry: added }, '');
    if (!isOfArrival) lastEntry = added;
  };
  const onPopState = ({ state }: PopStateEvent): void => {
    const from = lastEntry;
    lastEntry = readCurrentEntry() ?? noteEntry('POP');
    const to = readState(state)?.entry ?? lastEntry;
    if (slot.getDialog() !== undefined && !isOfArrival) {
      slot.ask();
      queueMicrotask(addEntry); // an overlay that has to be answered stays open
    } else if (from.passed > 0 && to.position === from.position - 1) history.go(to.position - from.passed - lastEntry.position);
    else if (to.isOverlay && to.position === from.position + 1) history.forward();
    isOfArrival = false;
  };
  lastEntry = readCurrentEntry() ?? lastEntry;
  addEntry();
  addEventListener('popstate', onPopState);
  const unsubscribe = slot.subscribe(addEntry);
  return () => {
    removeEventListener('popstate', onPopState);
    unsubscribe();
  };
};
