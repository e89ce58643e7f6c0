import { deleteCard } from '@wallet/contract/cards';
import { useCallback } from 'react';
import { useCall } from '../../providers/useCall.ts';
import { useCardsChanged } from './useCards.ts';

/** Deletes a card (API-030); it is in neither list any more when this settles. */
export function useDeleteCard(): (id: number) => Promise<void> {
  const call = useCall();
  const cardsChanged = useCardsChanged();
  return useCallback(
    async (id) => {
      await call(deleteCard, { params: { id } });
      await cardsChanged();
    },
    [call, cardsChanged],
  );
}
