import type { Call } from './call.ts';

export type PendingWrites = {
  /** A request that changes something begins; the answer ends it. */
  readonly begin: () => () => void;
  readonly isEmpty: () => boolean;
  /** Told whenever the last one has ended; the answer stops. */
  readonly onEmpty: (listener: () => void) => () => void;
};

/** Counts the requests under way that change something: nothing may tear them down (D-APP-05). */
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

/** Counts every call while it is under way: one that changes something as a pending write, an upload as unattended. */
export const countCalls =
  (call: Call, { pendingWrites, unattended }: Counters): Call =>
  async (endpoint, input, options) => {
    const ends = [
      endpoint.method === 'get' ? undefined : pendingWrites.begin(),
      options?.upload === undefined ? undefined : unattended.begin(),
    ];
    return call(endpoint, input, options).finally(() => ends.forEach((end) => end?.()));
  };
