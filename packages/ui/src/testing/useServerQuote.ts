import { type GetQuote, type Money, type Quote, zeroMoney } from '../money/index.ts';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

const refuse = (amount: Money): Quote => ({
  fee: zeroMoney(amount),
  total: amount,
  arrives: zeroMoney(amount),
  isAllowed: false,
  refusal: 'We have no price for this amount now. Change it to try again.',
});

/** Returns a `quote` that asks a server once for each amount, when the typing pauses. */
export function useServerQuote(load: (amount: Money) => Promise<Quote>): GetQuote {
  const [quotes, setQuotes] = useState<ReadonlyMap<string, Quote>>(new Map());
  const requests = useRef(new Map<string, 'sent' | 'failed'>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef<() => Promise<void>>(undefined);
  /** What the current render of the screen asks about, and what the one before asked about. */
  const asked = useRef({ now: new Set<string>(), before: new Set<string>() });

  const request = async (key: string, amount: Money) => {
    wanted.current = undefined;
    requests.current.set(key, 'sent');
    const quote = await load(amount).catch(() => {
      requests.current.set(key, 'failed');
      return refuse(amount);
    });
    setQuotes((others) => new Map(others).set(key, quote));
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void wanted.current?.(), PAUSE_MS);
  };
  useEffect(() => {
    wait();
    return () => clearTimeout(timer.current);
  });

  return (amount) => {
    const key = JSON.stringify(amount);
    const { now, before } = asked.current;
    if (now.size === 0) queueMicrotask(() => (asked.current = { now: new Set(), before: now }));
    now.add(key);
    // The customer has come back to an amount that failed.
    if (requests.current.get(key) === 'failed' && !before.has(key)) requests.current.delete(key);
    if (!requests.current.has(key)) {
      wanted.current = () => request(key, amount);
      // A server renders without effects, so it sends nothing.
      if (timer.current !== undefined) wait();
    }
    return quotes.get(key) ?? null;
  };
}
