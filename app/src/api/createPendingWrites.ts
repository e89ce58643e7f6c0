import type { Call } from './call.ts';

export type PendingWrites = {
  /** Records the start of a write. Returns a function that records its end. */
  readonly begin: () => () => void;
  readonly isEmpty: () => boolean;
  /** Called each time the last pending write has ended. Returns a function that unsubscribes. */
  readonly onEmpty: (listener: () => void) => () => void;
};

/** Counts pending writes, which must not be interrupted by a reload or log-out (D-APP-05). */
export function createPendingWrites(): PendingWrites {
  const listeners = new Set<() => void>();
  let count = 0;
  return {
    begin: () => {
      let isOver = false;
      count += 1;
      return () => {
        if (isOver) return;
        isOver = true;
        count -= 1;
        if (count === 0) for (const listener of listeners) listener();
      };
    },
    isEmpty: () => count === 0,
    onEmpty: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Counters = Readonly<Record<'pendingWrites' | 'unattended', Pick<PendingWrites, 'begin'>>>;

/** Counts each pending call: any method but GET as a pending write, an upload also as unattended. */
export const withCounters =
  (call: Call, { pendingWrites, unattended }: Counters): Call =>
  async (endpoint, input, options) => {
    const ends = [
      endpoint.method === 'get' ? undefined : pendingWrites.begin(),
      options?.upload === undefined ? undefined : unattended.begin(),
    ];
    return call(endpoint, input, options).finally(() => ends.forEach((end) => end?.()));
  };
