/** `loaded` returns null until the load has succeeded. */
type LoadOnce<Loaded> = (() => Promise<Loaded>) & { readonly loaded: () => Loaded | null };

/** Shares one load among all callers. A failed load is forgotten, so that the next call tries again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): LoadOnce<Loaded> {
  let loading: Promise<Loaded> | null = null;
  let loaded: Loaded | null = null;
  const run = () =>
    load().then(
      (value) => (loaded = value),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
  return Object.assign(() => (loading ??= run()), { loaded: () => loaded });
}

type Method = (...args: never[]) => Promise<unknown>;
type Methods<Port> = { readonly [Name in keyof Port as Port[Name] extends Method ? Name : never]: Port[Name] };

/**
 * Returns the asynchronous methods of a port or module whose code is loaded with the first call.
 * @param load loads the port; when it fails, the call rejects with the same error
 */
export function createLazyPort<Port extends object>(load: () => Promise<Port>): Methods<Port> {
  const port = loadOnce(load);
  const call =
    (name: string) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      const loaded: object = await port();
      return Reflect.apply(Reflect.get(loaded, name), loaded, args);
    };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' && name !== 'then' ? call(name) : undefined) }) as Methods<Port>;
}
