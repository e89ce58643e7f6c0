/** Lets pending work continue until it waits for the clock. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A clock that moves only when advanced, so that half an hour passes in an instant. */
export function createManualClock() {
  let now = 0;
  let due: { readonly at: number; readonly call: () => void }[] = [];
  return {
    now: (): number => now,
    after: (milliseconds: number, then: () => void): (() => void) => {
      const entry = { at: now + milliseconds, call: then };
      due.push(entry);
      return () => {
        due = due.filter((one) => one !== entry);
      };
    },
    /** Advances the clock and runs everything that becomes due. */
    advance: async (milliseconds: number): Promise<void> => {
      await settle();
      const end = now + milliseconds;
      for (;;) {
        const next = due.toSorted((left, right) => left.at - right.at)[0];
        if (next === undefined || next.at > end) break;
        now = next.at;
        due = due.filter((one) => one !== next);
        next.call();
        await settle();
      }
      now = end;
    },
  };
}
