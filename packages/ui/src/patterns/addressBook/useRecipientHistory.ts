import { useEffect, useRef, useState } from 'react';
import type { RecipientHistory } from '../RecipientNote/RecipientNote.tsx';
import type { AddressBook } from './AddressBook.types.ts';

const WAIT_MS = 300;
const MOST_CHARACTERS = 42;

/**
 * Looks up the address in the field, 300 ms after the last keystroke (BRAKE-001). Returns null while loading, after a failure and when the
 * provider does not report it. Then there is no line, and nothing is blocked (BRAKE-002).
 */
export function useRecipientHistory(address: string, onLookUp: NonNullable<AddressBook['onLookUp']>): RecipientHistory | null {
  const [answer, setAnswer] = useState<{ readonly address: string; readonly history: RecipientHistory | null } | null>(null);
  const lookUp = useRef(onLookUp);
  const first = useRef(address);
  useEffect(() => {
    lookUp.current = onLookUp;
  });
  const isAsked = address !== '' && address.length <= MOST_CHARACTERS;
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const history = await lookUp.current(address, controller.signal);
      if (!controller.signal.aborted) setAnswer({ address, history });
    };
    // An address filled in from the start needs no debounce.
    const timer = setTimeout(() => void load(), address === first.current ? 0 : WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, isAsked]);
  return isAsked && answer?.address === address ? answer.history : null;
}
