import type { GetQuote, Money, Quote } from '../money/index.ts';
import { useRef, useState } from 'react';

const PAUSE_MS = 300;

type ServerQuote = { readonly quote: GetQuote; readonly retry: (() => void) | null };

/** Asks a server once for each amount, when the typing pauses. `retry` asks again after a failure, and is null while there is none. */
export function useServerQuote(load: (amount: Money) => Promise<Quote>): ServerQuote {
  const [quotes, setQuotes] = useState<ReadonlyMap<string, Quote>>(new Map());
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const requested = useRef(new Set<string>());
  /** The amounts that the screen asks about: in this render, and in the last one. */
  const asked = useRef({ now: new Set<string>(), last: new Set<string>() });

  const request = async (key: string, amount: Money) => {
    setRetry(null);
    try {
      const quote = await load(amount);
      setQuotes((others) => new Map(others).set(key, quote));
    } catch {
      requested.current.delete(key);
      setRetry(() => () => void request(key, amount));
    }
  };
  const quote: GetQuote = (amount) => {
    const key = JSON.stringify(amount);
    const { now, last } = asked.current;
    if (now.size === 0) queueMicrotask(() => (asked.current = { now: new Set(), last: now }));
    now.add(key);
    // An amount that has failed is asked for again when the customer comes back to it. A server sends no requests.
    if (!requested.current.has(key) && !last.has(key) && typeof window !== 'undefined') {
      requested.current.add(key);
      setTimeout(() => {
        if (asked.current.last.has(key)) void request(key, amount);
        else requested.current.delete(key);
      }, PAUSE_MS);
    }
    return quotes.get(key) ?? null;
  };
  return { quote, retry };
}
