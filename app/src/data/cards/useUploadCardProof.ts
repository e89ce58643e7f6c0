import { uploadCardDocuments } from '@wallet/contract/documents';
import { useCallback } from 'react';
import type { Upload } from '../../api/Call.ts';
import { useCall } from '../../providers/useCall.ts';
import { useCardsChanged } from './useCards.ts';

/** Sends the proof of a card (API-031): the card is pending from then on. */
export function useUploadCardProof(): (cardId: number, upload: Upload) => Promise<void> {
  const call = useCall();
  const cardsChanged = useCardsChanged();
  return useCallback(
    async (cardId, upload) => {
      await call(uploadCardDocuments, { params: { id: cardId } }, { upload });
      await cardsChanged();
    },
    [call, cardsChanged],
  );
}
