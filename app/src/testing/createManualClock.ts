import type { Clock } from '../adapters/clock/Clock.ts';

export type ManualClock = Clock & {
  /** Moves the time on and runs what falls due, in order. Work that a run starts in a microtask is awaited between two runs. */
  readonly advance: (milliseconds: number) => Promise<void>;
};

type Entry = { readonly at: number; readonly run: () => void };

/** Lets every promise that can settle settle. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A clock that stands still until it is moved: a wait of minutes is tested without waiting. */
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
