import { ibanIssue } from '@wallet/core/validation/iban';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { IbanLookup, SepaWithdrawalScreenProps } from './SepaWithdrawalScreen.types.ts';

const WAIT_MS = 300;

/**
 * What is known of the IBAN in the field: asked 300 ms after it is well-formed, cancelled by a change, kept for the visit (D-SEPA-18).
 * Null while nothing is known; `retry` asks again after a failure.
 */
export function useIbanLookup(iban: string, onLookUpIban: SepaWithdrawalScreenProps['onLookUpIban']) {
  const [lookups, setLookups] = useState<ReadonlyMap<string, IbanLookup>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const isKnown = lookups.has(iban);
  const question = useMemo(() => ({ iban, attempt, isOpen: !isKnown && ibanIssue(iban) === null }), [iban, attempt, isKnown]);
  const lookUp = useRef(onLookUpIban);
  useEffect(() => {
    lookUp.current = onLookUpIban;
  });
  useEffect(() => {
    if (!question.isOpen) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await lookUp.current(question.iban, controller.signal);
      if (!controller.signal.aborted) setLookups((answers) => new Map(answers).set(question.iban, answer));
    };
    const timer = setTimeout(() => void load(), WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
  const forget = (staleIban: string): void => {
    setLookups((answers) => new Map([...answers].filter(([key]) => key !== staleIban)));
    setAttempt((count) => count + 1);
  };
  return { answer: lookups.get(iban) ?? null, retry: () => forget(iban) };
}
