import { addCard, setUpCard, type Card } from '@wallet/contract/cards';
import { useMemo } from 'react';
import { useCall } from '../../providers/useCall.ts';
import { useCardsChanged } from './useCards.ts';

export type CardSetUp = { readonly clientSecret: string; readonly setupIntent: string };

export type AddCard = {
  /** Begins a set-up at the card provider (API-032). */
  readonly setUp: () => Promise<CardSetUp>;
  /** Keeps the card of a set-up that is confirmed (API-088); a lost answer is asked for by the same set-up. */
  readonly keep: (setupIntent: string) => Promise<Card>;
};

/** Adding a card: set-up, confirmation at the card provider, and the card (D-CARDS-04). */
export function useAddCard(): AddCard {
  const call = useCall();
  const cardsChanged = useCardsChanged();
  return useMemo(
    () => ({
      setUp: async () => {
        const { client_secret: clientSecret, setup_intent: setupIntent } = await call(setUpCard, { body: {} });
        return { clientSecret, setupIntent };
      },
      keep: async (setupIntent) => {
        const card = await call(addCard, { body: { setup_intent: setupIntent } });
        await cardsChanged();
        return card;
      },
    }),
    [call, cardsChanged],
  );
}
