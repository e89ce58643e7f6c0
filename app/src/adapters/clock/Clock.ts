/** Time as the app sees it: the device's, or one that a test moves. */
export type Clock = {
  /** Wall clock, milliseconds since 1970. */
  readonly now: () => number;
  /** Runs once, `milliseconds` from now; the answer cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
};

/** Settles after so many milliseconds; rejects with the signal's reason when that comes first. */
export function wait(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel();
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
    };
    const cancel = clock.after(milliseconds, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The device's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
