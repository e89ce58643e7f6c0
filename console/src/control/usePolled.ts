import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { request, onActed, type Method } from './controlCall.ts';

/** How often the provider is asked while somebody looks. */
const INTERVAL_MS = 1000;

export type Polled<T> = {
  /** null until the first answer. */
  readonly shown: T | null;
  /** The last look failed; what is shown is what was known before. */
  readonly failed: boolean;
};

/** What the control surface tells, as of now: asked every second while the page is seen, and whenever something was changed here. */
export function usePolled<S extends z.ZodMiniType>(schema: S, path: string, method: Method = 'GET'): Polled<z.output<S>> {
  const [state, setState] = useState<Polled<z.output<S>>>({ shown: null, failed: false });
  useEffect(() => {
    const leaving = new AbortController();
    let last = '';
    let isLooking = false;
    const poll = async (): Promise<void> => {
      if (isLooking || document.visibilityState === 'hidden') return;
      isLooking = true;
      try {
        const { status, text } = await request({ method, path, ...(method === 'GET' ? {} : { body: {} }) }, leaving.signal);
        if (`${status}${text}` !== last) setState({ shown: z.parse(schema, JSON.parse(text)), failed: false });
        last = `${status}${text}`;
      } catch {
        last = '';
        if (!leaving.signal.aborted) setState(({ shown }) => ({ shown, failed: true }));
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
  }, [schema, path, method]);
  return state;
}
