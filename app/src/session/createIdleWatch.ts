import type { Clock } from '../adapters/clock/Clock.ts';
import { idleness, type Idleness, type IdleLimits } from './idle.ts';
import type { Tabs } from './openTabs.ts';

/** Other tabs are told that the customer is active at most this often. */
const TELL_EVERY_MS = 5000;
const LOOK_EVERY_MS = 1000;

export type IdleWatch = {
  readonly read: () => Idleness;
  readonly subscribe: (listener: () => void) => () => void;
  /** A pointer, key or touch; `Stay logged in`. While the warning shows only the latter counts, so that it can be read. */
  readonly touch: (answersWarning?: boolean) => void;
  readonly stop: () => void;
};

const ACTIVE: Idleness = { name: 'active' };

function isSame(left: Idleness, right: Idleness): boolean {
  return left.name === right.name && (left.name !== 'warned' || right.name !== 'warned' || left.secondsLeft === right.secondsLeft);
}

/**
 * Watches over a signed-in customer's signs of life, in every tab of the session (D-SES-16).
 * @param isAtWork whether something goes on that needs no hand: a card payment is polled, a file uploads. The count waits, in all tabs
 */
export function createIdleWatch(clock: Clock, tabs: Tabs, limits: IdleLimits, isAtWork: () => boolean): IdleWatch {
  const listeners = new Set<() => void>();
  let [activeAt, toldAt] = [clock.now(), clock.now()];
  let shown: Idleness = ACTIVE;

  function show(next: Idleness): void {
    if (isSame(shown, next)) return;
    shown = next;
    for (const listener of listeners) listener();
  }

  function beActive(): void {
    activeAt = clock.now();
    show(ACTIVE);
  }

  function tellSisters(): void {
    toldAt = clock.now();
    tabs.tell({ name: 'active' });
  }

  const isTimeToTell = () => clock.now() - toldAt >= TELL_EVERY_MS;

  function look(): void {
    if (isAtWork()) {
      beActive();
      if (isTimeToTell()) tellSisters();
    } else show(idleness(activeAt, clock.now(), limits));
    cancel = clock.after(LOOK_EVERY_MS, look);
  }

  const stopListening = tabs.listen((message) => {
    if (message.name === 'active') beActive();
  });
  let cancel = clock.after(LOOK_EVERY_MS, look);

  return {
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    touch: (answersWarning = false) => {
      // A machine that slept past the limit wakes with a touch: it must not count as a sign of life in time.
      const isLate = idleness(activeAt, clock.now(), limits).name !== 'active';
      if (isLate && !answersWarning) return;
      if (idleness(activeAt, clock.now(), limits).name === 'over') return;
      beActive();
      if (answersWarning || isTimeToTell()) tellSisters();
    },
    stop: () => {
      cancel();
      stopListening();
      listeners.clear();
    },
  };
}
