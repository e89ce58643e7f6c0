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
