import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { isDone, onActed, reasonOf, request } from './controlCall.ts';

/** How often the provider is asked while somebody looks. */
const INTERVAL_MS = 1000;

export type Polled<T> = {
  /** null until the first answer. */
  readonly shown: T | null;
  /** The last look failed; what is shown is what was known before. */
  readonly failed: boolean;
  /** Why the provider refuses to tell; null where it does not. */
  readonly refused: string | null;
};

const nothing = { shown: null, failed: false, refused: null };

/**
 * What the control surface tells, as of now: asked every second while the page is seen, and whenever something was changed here.
 * @param path below `/sandbox`; null: nothing is asked
 */
export function usePolled<S extends z.ZodMiniType>(schema: S, path: string | null): Polled<z.output<S>> {
  const [state, setState] = useState<Polled<z.output<S>> & { readonly of: string | null }>({ ...nothing, of: path });
  useEffect(() => {
    if (path === null) return undefined;
    const leaving = new AbortController();
    let last = '';
    let isLooking = false;
    const poll = async (): Promise<void> => {
      if (isLooking || document.visibilityState === 'hidden') return;
      isLooking = true;
      try {
        const answer = await request({ path }, leaving.signal);
        const seen = `${answer.status}${answer.text}`;
        if (seen !== last && isDone(answer)) setState({ ...nothing, shown: z.parse(schema, JSON.parse(answer.text)), of: path });
        else if (seen !== last)
          setState((before) => ({
            ...before,
            failed: answer.status >= 500,
            refused: answer.status < 500 ? reasonOf(answer.text) : null,
            of: path,
          }));
        last = seen;
      } catch {
        last = '';
        if (!leaving.signal.aborted) setState((before) => ({ ...before, failed: true, of: path }));
      }
      isLooking = false;
    };
    const timer = setInterval(() => void poll(), INTERVAL_MS);
    const stop = onActed(() => void poll());
    void poll();
    return () => {
      leaving.abort();
      clearInterval(timer);
      stop();
    };
  }, [schema, path]);
  // What another path has told is not shown for this one, but while it is asked the old list stays: a filter being typed must not blink.
  return state.of !== null && path !== null && state.of.split('?')[0] !== path.split('?')[0] ? nothing : state;
}
