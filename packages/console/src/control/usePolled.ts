import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { isSuccess, onChange, readReason, request } from './controlCall.ts';

const INTERVAL_MS = 1000;

export type Polled<T> = {
  /** Null until the first response. */
  readonly shown: T | null;
  /** True if the last poll failed. `shown` is the last known state. */
  readonly failed: boolean;
  /** Why the provider refuses the request. Null if it does not. */
  readonly refused: string | null;
};

const EMPTY = { shown: null, failed: false, refused: null };

/**
 * Polls the control surface every second while the page is visible, and after every change made here.
 * @param path below `/sandbox`. Null disables polling.
 */
export function usePolled<S extends z.ZodMiniType>(schema: S, path: string | null): Polled<z.output<S>> {
  const [state, setState] = useState<Polled<z.output<S>> & { readonly of: string | null }>({ ...EMPTY, of: path });
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
        if (seen !== last && isSuccess(answer)) setState({ ...EMPTY, shown: z.parse(schema, JSON.parse(answer.text)), of: path });
        else if (seen !== last)
          setState((before) => ({
            ...before,
            failed: answer.status >= 500,
            refused: answer.status < 500 ? readReason(answer.text) : null,
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
    const stop = onChange(() => void poll());
    void poll();
    return () => {
      leaving.abort();
      clearInterval(timer);
      stop();
    };
  }, [schema, path]);
  // Data of another path must not be shown, but with only a new query the old list stays, so that it does not flicker while a filter is
  // typed.
  return state.of !== null && path !== null && state.of.split('?')[0] !== path.split('?')[0] ? EMPTY : state;
}
