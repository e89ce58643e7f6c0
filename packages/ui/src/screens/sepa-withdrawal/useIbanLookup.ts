import { ibanIssue } from '@wallet/core/validation/iban';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { IbanLookup, SepaWithdrawalScreenProps } from './SepaWithdrawalScreen.types.ts';

const WAIT_MS = 300;

/**
 * Looks up the typed IBAN 300 ms after it becomes well-formed. A change cancels the lookup, and results are cached for the visit
 * (D-SEPA-18). `answer` is null while unknown; `retry` repeats a failed lookup.
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
