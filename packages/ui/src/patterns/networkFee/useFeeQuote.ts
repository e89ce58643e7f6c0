import { useEffect, useMemo, useRef, useState } from 'react';

/** How long the customer has to stop typing before the fee is asked for (SEND-026, LIM-050). */
const WAIT_MS = 200;

/** What the network's fee depends on. */
export type FeeQuestion = { readonly amount: string; readonly address?: string };

/**
 * The network's fee for an amount, and an address where there is one: asked 200 ms after the last change, the question before it is
 * cancelled, so that one is under way at most. Null while it is not known; `retry` asks again after a failure.
 * @param question null while nothing can be asked
 */
export function useFeeQuote<Question extends FeeQuestion, Quote>(
  question: Question | null,
  onAskFee: (question: Question, signal: AbortSignal) => Promise<Quote>,
) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: object; readonly quote: Quote } | null>(null);
  const [amount, address] = [question?.amount, question?.address];
  const values = useMemo(() => ({ amount, address, attempt }), [amount, address, attempt]);
  const latest = useRef({ question, ask: onAskFee });
  useEffect(() => {
    latest.current = { question, ask: onAskFee };
  });
  useEffect(() => {
    const { question: payload, ask } = latest.current;
    if (values.amount === undefined || payload === null) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const quote = await ask(payload, controller.signal);
      if (!controller.signal.aborted) setAnswer({ of: values, quote });
    };
    const timer = setTimeout(() => void load(), WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [values]);
  return { quote: answer?.of === values ? answer.quote : null, retry: (): void => setAttempt((count) => count + 1) };
}
