import { useEffect, useRef, useState } from 'react';
import type { RecipientHistory } from '../RecipientNote/RecipientNote.tsx';
import type { AddressBook } from './AddressBook.types.ts';

const WAIT_MS = 300;
const MOST_CHARACTERS = 42;

/**
 * What is known of the address in the field, asked 300 ms after it was typed (BRAKE-001). Null while it loads, where it failed, and where nobody
 * says: then there is no line, and nothing is held back (BRAKE-002).
 */
export function useRecipientHistory(address: string, onLookUp: AddressBook['onLookUp']): RecipientHistory | null {
  const [known, setKnown] = useState<{ readonly address: string; readonly history: RecipientHistory | null } | null>(null);
  const ask = useRef(onLookUp);
  useEffect(() => {
    ask.current = onLookUp;
  });
  const isAsked = onLookUp !== undefined && address !== '' && address.length <= MOST_CHARACTERS;
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const look = async (): Promise<void> => {
      const history = (await ask.current?.(address, controller.signal)) ?? null;
      if (!controller.signal.aborted) setKnown({ address, history });
    };
    const timer = setTimeout(() => void look(), WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, isAsked]);
  return isAsked && known?.address === address ? known.history : null;
}
