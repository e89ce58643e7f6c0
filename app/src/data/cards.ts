import { useQueryClient } from '@tanstack/react-query';
import { addCard, type Card, deleteCard, listCards, setUpCard } from '@wallet/contract/operations/cards';
import { uploadCardDocuments } from '@wallet/contract/customer/documents';
import { useCallback, useEffect } from 'react';
import type { Upload } from '../api/Link.ts';
import { useCallQuery } from '../providers/callQuery.ts';
import { useServices } from '../providers/Services.ts';
import { useCall } from '../providers/useCall.ts';
import { accountsKeys } from './accounts.ts';

const cardsKeys = { all: ['cards'] } as const;

/** The customer's cards (API-029), requested again on each entry (D-HOME-25) and after changes in another tab (D-CARDS-14). */
export function useCards() {
  const queries = useQueryClient();
  const { tabs } = useServices();
  useEffect(
    () =>
      tabs.listen(({ name }) => {
        if (name === 'balancesChanged') void queries.invalidateQueries({ queryKey: cardsKeys.all });
      }),
    [queries, tabs],
  );
  return useCallQuery(listCards, {}, { queryKey: cardsKeys.all, refetchOnMount: 'always' });
}

/**
 * Invalidates the card list and the operations, which contain cards, here and in the other tabs. To be called after any change of a card.
 */
export function useInvalidateCards(): () => Promise<void> {
  const queries = useQueryClient();
  const { tabs } = useServices();
  return useCallback(async () => {
    tabs.tell({ name: 'balancesChanged' });
    await Promise.all([cardsKeys.all, accountsKeys.all].map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries, tabs]);
}

export type CardSetUp = { readonly clientSecret: string; readonly setupIntent: string };

export type AddCard = {
  /** Starts a set-up at the card provider (API-032). */
  readonly setUp: () => Promise<CardSetUp>;
  /** Saves the card of a confirmed set-up (API-088). After a lost response it can be repeated with the same set-up. */
  readonly keep: (setupIntent: string) => Promise<Card>;
};

/** Adds a card: set-up, confirmation at the card provider, saving (D-CARDS-04). */
export function useAddCard(): AddCard {
  const call = useCall();
  const cardsChanged = useInvalidateCards();
  return {
    setUp: async () => {
      const { client_secret: clientSecret, setup_intent: setupIntent } = await call(setUpCard, { body: {} });
      return { clientSecret, setupIntent };
    },
    keep: async (setupIntent) => {
      const card = await call(addCard, { body: { setup_intent: setupIntent } });
      await cardsChanged();
      return card;
    },
  };
}

/** Deletes a card (API-030). Both lists are up to date when the promise settles. */
export function useDeleteCard(): (id: number) => Promise<void> {
  const call = useCall();
  const cardsChanged = useInvalidateCards();
  return async (id) => {
    await call(deleteCard, { params: { id } });
    await cardsChanged();
  };
}

/** Uploads the proof of a card (API-031), which is pending from then on. */
export function useUploadCardProof(): (cardId: number, upload: Upload) => Promise<void> {
  const call = useCall();
  const cardsChanged = useInvalidateCards();
  return async (cardId, upload) => {
    await call(uploadCardDocuments, { params: { id: cardId } }, { upload });
    await cardsChanged();
  };
}
