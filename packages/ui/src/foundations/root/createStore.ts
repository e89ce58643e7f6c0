/** A value that is read by many and changes: what `useSyncExternalStore` takes. */
export type Store<State> = {
  readonly read: () => State;
  /** @returns stops the notices */
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
