import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import type { AddressBook } from './AddressBook.types.ts';
import type { RecipientHistory } from '../RecipientNote/RecipientNote.tsx';

const DEBOUNCE_MS = 300;
const MAX_CHARACTERS = 42;

/**
 * Looks up the address in the field, 300 ms after the last keystroke (BRAKE-001). Returns null while loading, after a failure and when the
 * provider does not report it. Then there is no line, and nothing is blocked (BRAKE-002).
 */
function useRecipientHistory(address: string, onLookUp: NonNullable<AddressBook['onLookUp']>): RecipientHistory | null {
  const [answer, setAnswer] = useState<{ readonly address: string; readonly history: RecipientHistory | null } | null>(null);
  const lookUp = useEffectEvent(onLookUp);
  const first = useRef(address);
  const isAsked = address !== '' && address.length <= MAX_CHARACTERS;
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const history = await lookUp(address, controller.signal);
      if (!controller.signal.aborted) setAnswer({ address, history });
    };
    // An address filled in from the start needs no debounce.
    const timer = setTimeout(() => void load(), address === first.current ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, isAsked]);
  return isAsked && answer?.address === address ? answer.history : null;
}

const RecipientNote = lazy(async () => ({
  default: (await loadPart(() => import('../RecipientNote/RecipientNote.tsx'))).RecipientNote,
}));

const StyledLine = styled.div`
  /* Reserves the line before it is known, so that the layout does not shift. */
  min-block-size: 1lh;
`;

type RecipientLineProps = {
  readonly address: string;
  readonly onLookUp: NonNullable<AddressBook['onLookUp']>;
};

/** States whether the address was paid before (BRAKE-001). Announced once known, and empty when unknown (BRAKE-002). */
export function RecipientLine({ address, onLookUp }: RecipientLineProps) {
  const history = useRecipientHistory(address, onLookUp);
  return (
    <StyledLine role="status">
      {history === null ? null : (
        <Part>
          <RecipientNote {...history} />
        </Part>
      )}
    </StyledLine>
  );
}
