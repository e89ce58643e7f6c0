import type { CardOutcome } from '@wallet/ui/screens/cards/CardsScreen.types';
import { cardsTexts } from '@wallet/ui/screens/cards/cards.texts';
import { showToast } from '@wallet/ui/patterns/ToastRegion/showToast';
import { useTexts } from '@wallet/ui/texts/Texts';
import { isNotFound } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { useDeleteCard } from '../../data/cards/useDeleteCard.ts';
import { useCardsChanged } from '../../data/cards/useCards.ts';

/** Deletes a card; one that is gone already counts as deleted (D-CARDS-07). */
export function useRemoveCard(): (id: number) => Promise<CardOutcome> {
  const remove = useDeleteCard();
  const cardsChanged = useCardsChanged();
  const { removed } = useTexts(cardsTexts);
  return async (id) => {
    const outcome = await attempt(() => remove(id), {
      special: async (refusal) => {
        if (!isNotFound(refusal)) return null;
        await cardsChanged();
        return { kind: 'done' };
      },
    });
    if (outcome.kind === 'done') showToast({ text: removed });
    return outcome;
  };
}
