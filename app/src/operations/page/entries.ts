import { flag, object, type Reader, whole } from '@wallet/core/configuration/readers';
import type { BackToClose } from '@wallet/ui/patterns/WalletRoot';
import { useLayoutEffect } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What the app notes in the state of a history entry, beside what the router keeps there. It survives a reload. */
type Entry = {
  /** Grows from entry to entry. */
  readonly position: number;
  /** How many entries directly below Back passes over: the page that this entry shows, again, and pages that were replaced. */
  readonly passed: number;
  /** No page of the app lies below. */
  readonly isFirst: boolean;
  /** Added for an overlay: it shows the page of the entry below, so that Back has something to leave. */
  readonly isOverlay: boolean;
};

const readState: Reader<{ readonly entry: Entry }> = object({
  entry: object({ position: whole(), passed: whole(0), isFirst: flag, isOverlay: flag }),
});

/** The entry that the browser shows; null as long as the router has moved to one that is not noted yet. */
export const currentEntry = (): Entry | null => readState(history.state)?.entry ?? null;

/** The entry that was shown when the app looked last. */
let last: Entry = { position: 0, passed: 0, isFirst: true, isOverlay: false };

/** Notes an entry that is new to the app. One that no navigation of the app has led to, as the first of a document, has no page of the app below. */
function noteEntry(type: `${NavigationType}`): Entry {
  const next = { position: last.position + 1, passed: 0, isFirst: type === 'POP', isOverlay: false };
  last = type === 'REPLACE' ? { ...last, isOverlay: false } : next;
  history.replaceState({ ...history.state, entry: last }, '');
  return last;
}

/** Notes each entry that the router has made. Stands before the pages in the tree, so that their effects find theirs noted. */
export function EntryNotes(): null {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (currentEntry() === null) noteEntry(type);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each location has an entry of its own
  }, [location, type]);
  return null;
}

/**
 * The back button closes the overlay that is open and stays on the page (D-APP-11). While the slot is taken the history holds one more entry of
 * the same page. Closing never takes it out: nothing has to arrive before the customer's next press. Back passes over the entry below instead,
 * and Forward over the one above; where nothing lies beyond, the browser stays, and the page is the same.
 */
export const backToClose: BackToClose = (slot) => {
  /** The page that the browser arrives at has opened the overlay: the router draws it before the app looks. */
  let isOfArrival = false;
  const addEntry = (): void => {
    if (!slot.isTaken()) return;
    const entry = currentEntry() ?? noteEntry('PUSH');
    isOfArrival = entry.position !== last.position;
    if (entry.isOverlay) return;
    const added = { ...entry, position: entry.position + 1, passed: entry.passed + 1, isOverlay: true };
    history.pushState({ ...history.state, entry: added }, '');
    if (!isOfArrival) last = added;
  };
  const onPopState = ({ state }: PopStateEvent): void => {
    const from = last;
    last = currentEntry() ?? noteEntry('POP');
    const to = readState(state)?.entry ?? last;
    if (slot.isTaken() && !isOfArrival) {
      slot.ask();
      queueMicrotask(addEntry); // one that has to be answered stays
    } else if (from.passed > 0 && to.position === from.position - 1) history.go(to.position - from.passed - last.position);
    else if (to.isOverlay && to.position === from.position + 1) history.forward();
    isOfArrival = false;
  };
  last = currentEntry() ?? last;
  addEntry();
  addEventListener('popstate', onPopState);
  const unsubscribe = slot.subscribe(addEntry);
  return () => {
    removeEventListener('popstate', onPopState);
    unsubscribe();
  };
};
