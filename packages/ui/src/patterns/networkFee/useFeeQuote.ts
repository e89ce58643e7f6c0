import { useEffect, useMemo, useRef, useState } from 'react';
import { askHost, type Failed } from '../form/CallOutcome.ts';

/** How long typing has to pause before the fee is requested (SEND-026, LIM-050). */
const DEBOUNCE_MS = 200;

export type FeeRequest = { readonly amount: string; readonly address?: string };

/**
 * Requests the network fee for an amount, and for an address if there is one, 200 ms after the last change. A previous request is
 * cancelled, so at most one is running. The quote is null while unknown; `last` is that of the last answer. `retry` requests it again after a failure.
 * @param question null while there is nothing to request
 * @param onAskFee undefined where there is no network fee
 */
export function useFeeQuote<Question extends FeeRequest, Quote>(
  question: Question | null,
  onAskFee: ((question: Question, signal: AbortSignal) => Promise<Quote>) | undefined,
) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: object; readonly quote: Quote | Failed } | null>(null);
  const [amount, address] = [question?.amount, question?.address];
  const values = useMemo(() => ({ amount, address, attempt }), [amount, address, attempt]);
  const latest = useRef({ question, ask: onAskFee });
  useEffect(() => {
    latest.current = { question, ask: onAskFee };
  });
  useEffect(() => {
    const { question: payload, ask } = latest.current;
    if (values.amount === undefined || payload === null || ask === undefined) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const quote = await askHost(() => ask(payload, controller.signal));
      if (!controller.signal.aborted) setAnswer({ of: values, quote });
    };
    const timer = setTimeout(() => void load(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [values]);
  const last = answer?.quote ?? null;
  return { quote: answer?.of === values ? last : null, last, retry: (): void => setAttempt((count) => count + 1) };
}
