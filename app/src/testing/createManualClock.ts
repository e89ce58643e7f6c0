import type { Clock } from '../adapters/clock/Clock.ts';

export type ManualClock = Clock & {
  /** Advances the time and runs due timers in order. Microtasks started by a timer are awaited before the next one. */
  readonly advance: (milliseconds: number) => Promise<void>;
};

type Timer = { readonly at: number; readonly run: () => void };

async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A clock that only moves when advanced, so that tests do not wait. */
export function createManualClock(start = 0): ManualClock {
  let now = start;
  const entries = new Set<Timer>();
  const nextDue = (until: number): Timer | undefined =>
    [...entries].filter(({ at }) => at <= until).toSorted((left, right) => left.at - right.at)[0];
  return {
    now: () => now,
    after: (milliseconds, run) => {
      const entry = { at: now + milliseconds, run };
      entries.add(entry);
      return () => {
        entries.delete(entry);
      };
    },
    advance: async (milliseconds) => {
      const until = now + milliseconds;
      await flushMicrotasks();
      for (let due = nextDue(until); due !== undefined; due = nextDue(until)) {
        entries.delete(due);
        now = due.at;
        due.run();
        await flushMicrotasks();
      }
      now = until;
    },
  };
}
