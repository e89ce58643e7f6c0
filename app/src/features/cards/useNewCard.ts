import type { Card } from '@wallet/contract/cards';
import type { CardDraft, CardOutcome } from '@wallet/ui/screens/cards/CardsScreen.types';
import { useRef } from 'react';
import { Refusal } from '../../api/errors.ts';
import { useAddCard } from '../../data/cards/useAddCard.ts';
import { useCardsChanged } from '../../data/cards/useCards.ts';
import { useCardPayment } from '../../operations/cardPayment/useCardPayment.tsx';
import { toCardOutcome } from './toCardOutcome.ts';

/** The same card, or the same set-up again. */
const ALREADY_ADDED = 409_004;
const SWITCHED_OFF = 403_005;

export type NewCard = {
  readonly submit: (draft: CardDraft | null) => Promise<CardOutcome>;
  /** Whether the last refusal said that cards are off: there is nothing to do here then (D-CARDS-10). */
  readonly isOff: () => boolean;
};

/**
 * Set-up, confirmation at the card provider, and the card. A set-up that is confirmed is kept until its card is there, so that a lost
 * answer does not cost a second confirmation.
 * @param onAdded told the card; null when the same one was there already
 */
export function useNewCard(onAdded: (card: Card | null) => void): NewCard {
  const { setUp, keep } = useAddCard();
  const cardPayment = useCardPayment();
  const cardsChanged = useCardsChanged();
  const confirmed = useRef<string | null>(null);
  const off = useRef(false);

  async function confirm(draft: CardDraft | null): Promise<CardOutcome> {
    const { clientSecret, setupIntent } = await setUp();
    try {
      const confirmation = await cardPayment.setUpCard({ clientSecret, card: draft });
      if (confirmation.kind === 'cancelled') return { kind: 'cancelled' };
      if (confirmation.kind === 'failed') {
        return confirmation.message === '' ? { kind: 'refused' } : { kind: 'refused', message: confirmation.message };
      }
    } catch {
      return { kind: 'refused' };
    }
    confirmed.current = setupIntent;
    return { kind: 'done' };
  }

  async function submit(draft: CardDraft | null): Promise<CardOutcome> {
    try {
      await cardPayment.prepare();
    } catch {
      return { kind: 'refused' };
    }
    try {
      if (confirmed.current === null) {
        const outcome = await confirm(draft);
        if (outcome.kind !== 'done' || confirmed.current === null) return outcome;
      }
      const card = await keep(confirmed.current);
      onAdded(card);
    } catch (error) {
      if (!(error instanceof Refusal)) return toCardOutcome(error);
      off.current = error.body.code === SWITCHED_OFF;
      confirmed.current = null;
      if (error.body.code !== ALREADY_ADDED) return toCardOutcome(error);
      await cardsChanged();
      onAdded(null);
    }
    return { kind: 'done' };
  }

  return { submit, isOff: () => off.current };
}
