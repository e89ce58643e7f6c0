import type { Clock } from '../adapters/clock/Clock.ts';
import { toIdleness, type Idleness, type IdleLimits } from './idle.ts';
import type { Tabs } from './openTabs.ts';

/** Minimum interval between notifications of activity to the other tabs. */
const NOTIFY_EVERY_MS = 5000;
const CHECK_EVERY_MS = 1000;

export type IdleWatch = {
  readonly read: () => Idleness;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Registers a pointer, key or touch event, or `Stay logged in`. During the warning only the latter counts, so that the warning can be
   * read.
   */
  readonly touch: (answersWarning?: boolean) => void;
  readonly stop: () => void;
};

const ACTIVE: Idleness = { name: 'active' };

function isSame(left: Idleness, right: Idleness): boolean {
  return left.name === right.name && (left.name !== 'warned' || right.name !== 'warned' || left.secondsLeft === right.secondsLeft);
}

/**
 * Watches a signed-in customer's activity in all tabs of the session (D-SES-16).
 * @param isAtWork true while something runs without input, e.g. a card payment is polled or a file uploads; the count then pauses in all
 * tabs
 */
export function createIdleWatch(clock: Clock, tabs: Tabs, limits: IdleLimits, isAtWork: () => boolean): IdleWatch {
  const listeners = new Set<() => void>();
  let [activeAt, notifiedAt] = [clock.now(), clock.now()];
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

  function notifyTabs(): void {
    notifiedAt = clock.now();
    tabs.tell({ name: 'active' });
  }

  const isNotificationDue = () => clock.now() - notifiedAt >= NOTIFY_EVERY_MS;

  function look(): void {
    if (isAtWork()) {
      beActive();
      if (isNotificationDue()) notifyTabs();
    } else show(toIdleness(activeAt, clock.now(), limits));
    cancel = clock.after(CHECK_EVERY_MS, look);
  }

  const stopListening = tabs.listen((message) => {
    if (message.name === 'active') beActive();
  });
  let cancel = clock.after(CHECK_EVERY_MS, look);

  return {
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    touch: (answersWarning = false) => {
      // A machine that slept past the limit wakes with a touch, which must not count as activity in time.
      const isLate = toIdleness(activeAt, clock.now(), limits).name !== 'active';
      if (isLate && !answersWarning) return;
      if (toIdleness(activeAt, clock.now(), limits).name === 'over') return;
      beActive();
      if (answersWarning || isNotificationDue()) notifyTabs();
    },
    stop: () => {
      cancel();
      stopListening();
      listeners.clear();
    },
  };
}
