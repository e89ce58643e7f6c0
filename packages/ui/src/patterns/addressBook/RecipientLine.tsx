import { lazy } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import type { AddressBook } from './AddressBook.types.ts';
import { useRecipientHistory } from './useRecipientHistory.ts';

const RecipientNote = lazy(async () => ({
  default: (await loadPart(() => import('../RecipientNote/RecipientNote.tsx'))).RecipientNote,
}));

const StyledLine = styled.div`
  &[data-reserved] {
    min-block-size: 1lh;
  }
`;

type RecipientLineProps = {
  readonly address: string;
  readonly onLookUp: NonNullable<AddressBook['onLookUp']>;
  /** Reserves the height of the line before it is loaded, so that the layout does not shift. @default false */
  readonly reserved?: boolean;
};

/** States whether the address was paid before (BRAKE-001). Announced once known, and empty when unknown (BRAKE-002). */
export function RecipientLine({ address, onLookUp, reserved = false }: RecipientLineProps) {
  const history = useRecipientHistory(address, onLookUp);
  return (
    <StyledLine role="status" data-reserved={reserved || undefined}>
      {history === null ? null : (
        <Part>
          <RecipientNote {...history} />
        </Part>
      )}
    </StyledLine>
  );
}
