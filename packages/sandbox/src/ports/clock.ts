/** The machine's time and timers. The provider's own clock (clock/clock.ts) is based on them. */
export type MachineClock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since an arbitrary moment, to measure durations: changing the machine's time does not affect it. */
  readonly elapsed: () => number;
  /**
   * Runs the work once after the delay.
   * @returns cancels it
   */
  readonly later: (work: () => void, milliseconds: number) => () => void;
  /**
   * Runs the work repeatedly.
   * @returns cancels it
   */
  readonly every: (work: () => void, milliseconds: number) => () => void;
  /** Runs the work after pending input has been read. */
  readonly afterArrivals: (work: () => void) => void;
};

const machineClock: MachineClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  later: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
  every: (work, milliseconds) => {
    const timer = setInterval(work, milliseconds);
    return () => {
      clearInterval(timer);
    };
  },
  afterArrivals: (work) => {
    setImmediate(work);
  },
};

let current = machineClock;

/** For the simulation only: the structure check lets nothing else import it (SIM-001). */
export function simulateClock(clock: MachineClock): void {
  current = clock;
}

export const getMachineNow = (): number => current.now();
export const getMachineDate = (): Date => new Date(current.now());
export const getElapsed = (): number => current.elapsed();
export const runLater: MachineClock['later'] = (work, milliseconds) => current.later(work, milliseconds);
export const runEvery: MachineClock['every'] = (work, milliseconds) => current.every(work, milliseconds);
export const runAfterArrivals: MachineClock['afterArrivals'] = (work) => {
  current.afterArrivals(work);
};

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    current.later(resolve, milliseconds);
  });
}

/** Resolves with the result, or with `late` after the timeout. The work keeps running. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | 'late'> {
  let takeBack: (() => void) | undefined;
  const late = new Promise<'late'>((resolve) => {
    takeBack = current.later(() => {
      resolve('late');
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    takeBack?.();
  }
}
