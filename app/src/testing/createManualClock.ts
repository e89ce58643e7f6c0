import type { Clock } from '../adapters/clock/Clock.ts';

export type ManualClock = Clock & {
  /** Advances the time and runs due timers in order. Microtasks started by a timer are awaited before the next one. */
  readonly advance: (milliseconds: number) => Promise<void>;
};

type Entry = { readonly at: number; readonly run: () => void };

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A clock that only moves when advanced, so that tests do not wait. */
export function createManualClock(start = 0): ManualClock {
  let now = start;
  const entries = new Set<Entry>();
  const nextDue = (until: number): Entry | undefined =>
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
      await settle();
      for (let due = nextDue(until); due !== undefined; due = nextDue(until)) {
        entries.delete(due);
        now = due.at;
        due.run();
        await settle();
      }
      now = until;
    },
  };
}
