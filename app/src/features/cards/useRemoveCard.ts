import type { CardOutcome } from '@wallet/ui/screens/cards/CardsScreen.types';
import { cardsTexts } from '@wallet/ui/screens/cards/cards.texts';
import { showToast } from '@wallet/ui/patterns/ToastRegion/showToast';
import { useTexts } from '@wallet/ui/texts/Texts';
import { isNotFound } from '../../api/loadFailure.ts';
import { useDeleteCard } from '../../data/cards/useDeleteCard.ts';
import { useCardsChanged } from '../../data/cards/useCards.ts';
import { toCardOutcome } from './toCardOutcome.ts';

/** Deletes a card; one that is gone already counts as deleted (D-CARDS-07). */
export function useRemoveCard(): (id: number) => Promise<CardOutcome> {
  const remove = useDeleteCard();
  const cardsChanged = useCardsChanged();
  const { removed } = useTexts(cardsTexts);
  return async (id) => {
    try {
      await remove(id);
    } catch (error) {
      if (!isNotFound(error)) return toCardOutcome(error);
      await cardsChanged();
    }
    showToast({ text: removed });
    return { kind: 'done' };
  };
}
