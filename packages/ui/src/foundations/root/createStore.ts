/** An observable value, in the shape `useSyncExternalStore` expects. */
export type Store<State> = {
  readonly read: () => State;
  /** @returns the unsubscribe function */
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (next: State) => void;
};

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
