import type { OverlaySlot } from '../../foundations/overlay/overlaySlot.ts';

/** Ties an overlay slot to the back button; answers the function that unties it. */
export type BackToClose = (slot: OverlaySlot) => () => void;

export type HistoryBack = {
  /** For `WalletRoot`. */
  readonly back: BackToClose;
  /**
   * Runs once the history entry that an overlay holds has been taken out again, so that what runs may go back from the page's own entry; at
   * once where none is on top.
   * @returns gives up waiting
   */
  readonly whenEntryIsGone: (run: () => void) => () => void;
};

/** The browser may refuse to go back: then nothing waits for it any longer. */
const MOST_GOING_BACK_MS = 5000;

const isOverlayEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && 'overlay' in state;

type Arrival = (hasMoved: boolean) => void;

/**
 * Moves in the history without telling the router of it: the way leads from a page to itself. Listeners of `popstate` are told in the order
 * in which they came, so a router that began to listen earlier hears of it all the same.
 */
function createQuietMoves(): (steps: 1 | -1, onMoved: Arrival) => void {
  let arrival: Arrival | null = null;
  const arrive = (hasMoved: boolean): void => {
    const latest = arrival;
    arrival = null;
    latest?.(hasMoved);
  };
  if (typeof window !== 'undefined')
    addEventListener('popstate', (event) => {
      if (arrival === null) return;
      event.stopImmediatePropagation();
      arrive(true);
    });
  return (steps, onMoved) => {
    const timer = setTimeout(() => arrive(false), MOST_GOING_BACK_MS);
    arrival = (hasMoved) => {
      clearTimeout(timer);
      onMoved(hasMoved);
    };
    if (steps === -1) history.back();
    else history.forward();
  };
}

/**
 * How far the product has navigated since: a browser that is on its way back arrives at the entry it set out for, and what was pushed or
 * replaced meanwhile lies ahead. The methods are the router's again as soon as it is asked.
 */
function watchNavigations(): () => number {
  const own = Object.getOwnPropertyDescriptors(history);
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)];
  let pushed = 0;
  let isReplaced = false;
  history.pushState = (...args) => {
    pushed += 1;
    push(...args);
  };
  history.replaceState = (...args) => {
    isReplaced = true;
    replace(...args);
  };
  return () => {
    for (const name of ['pushState', 'replaceState'] as const) {
      Reflect.deleteProperty(history, name);
      if (name in own) Object.defineProperty(history, name, own[name]);
    }
    return pushed + Number(isReplaced || pushed > 0);
  };
}

const noSteps = (): number => 0;

/**
 * The back button closes the overlay and stays on the route (D-APP-11): while the slot is taken the history holds one entry more, with the
 * same address. Leaving the slot takes that entry out again, unless the product has navigated meanwhile. The history's own methods stay the
 * router's, but for the moment in which the entry is taken out: a page that is navigated to in it is led to again. Make it before the router
 * starts: a router that takes `popstate` for a navigation of its own (Next.js) is not told of our ways then.
 */
export function createHistoryBack(): HistoryBack {
  const moveQuietly = createQuietMoves();
  const waiting = new Set<() => void>();
  const runWaiting = (): void => {
    const runs = [...waiting];
    waiting.clear();
    for (const run of runs) run();
  };

  const back: BackToClose = (slot) => {
    /** Our own way back is under way; it takes its time. */
    let isDropping = false;
    let stepsAhead = noSteps;
    const push = (): void => {
      if (!isDropping && !isOverlayEntry(history.state)) history.pushState({ ...history.state, overlay: true }, '');
    };
    const end = (): void => {
      isDropping = false;
      if (slot.isTaken()) push(); // opened meanwhile
      runWaiting();
    };
    /** Step by step: a browser that was on its way does not know yet that there are two. */
    const goAhead = (steps: number): void => {
      if (steps === 0) end();
      else moveQuietly(1, (hasMoved) => goAhead(hasMoved ? steps - 1 : 0));
    };
    const drop = (): void => {
      if (isDropping || slot.isTaken()) return;
      if (!isOverlayEntry(history.state)) {
        waiting.clear(); // the page has been left from the overlay, whose entry lies beneath the next one
        return;
      }
      isDropping = true;
      stepsAhead = watchNavigations();
      moveQuietly(-1, (hasMoved) => {
        const ahead = stepsAhead();
        stepsAhead = noSteps;
        // A page that was navigated to meanwhile is returned to. Still in the overlay's entry, what was left is that page.
        if (hasMoved) goAhead(isOverlayEntry(history.state) ? 1 : ahead);
        else end();
      });
    };
    const onSlotChange = (): void => {
      if (slot.isTaken()) push();
      else setTimeout(drop); // after the caller's own navigation: an entry that lies beneath a new page must not be popped
    };
    const onPopState = ({ state }: PopStateEvent): void => {
      if (isDropping) return;
      if (isOverlayEntry(state)) {
        drop(); // an old entry, met on the way back or forward
      } else if (slot.isTaken() && !isOverlayEntry(history.state)) {
        // Otherwise the page that this very event led to has just opened an overlay of its own.
        slot.ask();
        setTimeout(() => (slot.isTaken() ? push() : undefined)); // it has to be answered and stays
      }
    };
    onSlotChange(); // a reload has closed what was open, and left its entry
    addEventListener('popstate', onPopState);
    const unsubscribe = slot.subscribe(onSlotChange);
    return () => {
      removeEventListener('popstate', onPopState);
      unsubscribe();
      stepsAhead();
    };
  };

  return {
    back,
    whenEntryIsGone: (run) => {
      if (isOverlayEntry(history.state)) waiting.add(run);
      else run();
      return () => waiting.delete(run);
    },
  };
}
