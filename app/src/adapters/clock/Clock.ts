/** The app's source of time: the device's clock, or one controlled by a test. */
export type Clock = {
  /** Wall clock, milliseconds since 1970. */
  readonly now: () => number;
  /** Runs once after `milliseconds`. Returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
};

/** Resolves after the given milliseconds. Rejects with the signal's reason if it aborts first. */
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

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
