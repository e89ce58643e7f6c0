/** The machine's time and its timers. The provider's own clock (clock/clock.ts) stands on it. */
export type MachineClock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since some moment, for how long something took: nobody sets it. */
  readonly elapsed: () => number;
  /** Does the work so many milliseconds later, once. @returns takes it back */
  readonly later: (work: () => void, milliseconds: number) => () => void;
  /** The same again and again. */
  readonly every: (work: () => void, milliseconds: number) => () => void;
  /** Does the work once what has arrived is read. */
  readonly afterArrivals: (work: () => void) => void;
};

const machine: MachineClock = {
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

let current = machine;

/** The simulation's alone: the structure check lets nobody else import it (SIM-001). @public */
export function simulateClock(clock: MachineClock): void {
  current = clock;
}

export const machineNow = (): number => current.now();
export const machineDate = (): Date => new Date(current.now());
export const elapsed = (): number => current.elapsed();
export const later: MachineClock['later'] = (work, milliseconds) => current.later(work, milliseconds);
export const every: MachineClock['every'] = (work, milliseconds) => current.every(work, milliseconds);
export const afterArrivals: MachineClock['afterArrivals'] = (work) => {
  current.afterArrivals(work);
};

/** Goes on so many milliseconds later. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    current.later(resolve, milliseconds);
  });
}

/** What the work comes to, or `late` when it takes longer; it goes on all the same. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | 'late'> {
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
