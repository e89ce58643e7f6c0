import { ibanIssue } from '@wallet/core/validation/iban';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { IbanLookup, SepaWithdrawalScreenProps } from './SepaWithdrawalScreen.types.ts';

const WAIT_MS = 300;

/**
 * What is known of the IBAN in the field: asked 300 ms after it is well-formed, cancelled by a change, kept for the visit (D-SEPA-18).
 * Null while nothing is known; `retry` asks again after a failure.
 */
export function useIbanLookup(iban: string, onLookUpIban: SepaWithdrawalScreenProps['onLookUpIban']) {
  const [known, setKnown] = useState<ReadonlyMap<string, IbanLookup>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const isKnown = known.has(iban);
  const question = useMemo(() => ({ iban, attempt, isOpen: !isKnown && ibanIssue(iban) === null }), [iban, attempt, isKnown]);
  const ask = useRef(onLookUpIban);
  useEffect(() => {
    ask.current = onLookUpIban;
  });
  useEffect(() => {
    if (!question.isOpen) return undefined;
    const controller = new AbortController();
    const look = async (): Promise<void> => {
      const answer = await ask.current(question.iban, controller.signal);
      if (!controller.signal.aborted) setKnown((answers) => new Map(answers).set(question.iban, answer));
    };
    const timer = setTimeout(() => void look(), WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
  const forget = (asked: string): void => {
    setKnown((answers) => new Map([...answers].filter(([key]) => key !== asked)));
    setAttempt((count) => count + 1);
  };
  return { answer: known.get(iban) ?? null, retry: () => forget(iban) };
}
