import type { Operations } from '@wallet/contract/holdings/accounts';
import type { Card } from '@wallet/contract/operations/cards';
import { isCardExpired } from '@wallet/core/validation/dates';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import { type CardDraft, type CardItem, cardsTexts, type Cancelled } from '@wallet/ui/screens/cards';
import { useTexts } from '@wallet/ui/texts';
import { useCallback, useEffect, useRef } from 'react';
import { isNotFound } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { useAddCard, useCardsChanged, useDeleteCard } from '../../data/cards.ts';
import { useCardPayment } from '../../operations/cardPayment.tsx';
import { paths } from '../../routing/paths.ts';
import { showToast } from '../../operations/walletUi.ts';

/** The same card, or the same set-up again. */
const ALREADY_ADDED = 409_004;
const SWITCHED_OFF = 403_005;

export type NewCard = {
  readonly submit: (draft: CardDraft | null) => Promise<CallOutcome<never, Cancelled>>;
  /** Keeps the card of a set-up that the bank's page has confirmed, once (THIRD-029). */
  readonly keepConfirmed: (setupIntent: string) => void;
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

  /** The confirmed set-up, or why there is none. */
  async function confirm(draft: CardDraft | null): Promise<string | CallOutcome<never, Cancelled>> {
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
    return setupIntent;
  }

  async function add(draft: CardDraft | null): Promise<CallOutcome<never, Cancelled>> {
    const setupIntent = confirmed.current ?? (await confirm(draft));
    if (typeof setupIntent !== 'string') return setupIntent;
    onAdded(await keep(setupIntent));
    return { kind: 'done' };
  }

  async function submit(draft: CardDraft | null): Promise<CallOutcome<never, Cancelled>> {
    try {
      await cardPayment.prepare();
    } catch {
      return { kind: 'refused' };
    }
    const outcome = await attempt(() => add(draft), {
      special: async ({ body: { code } }) => {
        off.current = code === SWITCHED_OFF;
        confirmed.current = null;
        if (code !== ALREADY_ADDED) return null;
        await cardsChanged();
        onAdded(null);
        return { kind: 'done', value: { kind: 'done' } };
      },
    });
    return outcome.kind === 'done' ? outcome.value : outcome;
  }

  const send = useRef(submit);
  useEffect(() => {
    send.current = submit;
  });
  const keepConfirmed = useCallback((setupIntent: string) => {
    if (confirmed.current === setupIntent) return;
    confirmed.current = setupIntent;
    void send.current(null);
  }, []);
  return { submit, keepConfirmed, isOff: () => off.current };
}

/** Deletes a card; one that is gone already counts as deleted (D-CARDS-07). */
export function useRemoveCard(): (id: number) => Promise<CallOutcome<never, Cancelled>> {
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

/** Only a path of a top-up of this app is returned to: an address from outside is nobody's way (D-CARDS-06). */
const TOP_UP = /^\/operation\/topup\/fiat\/(\d{1,16})\/(?:card|payment_network)\/\d{1,16}(\?amount=[\d.]{1,14})?$/;

/**
 * Where the customer goes on to with a new card: back to the top-up that they came from, with the card chosen and the amount kept; else to
 * its proof; else to the list.
 * @param card null when the same card was there already
 */
export function afterAdding(returnTo: string | null, card: Pick<Card, 'id' | 'status'> | null): string {
  const match = TOP_UP.exec(returnTo ?? '');
  if (match !== null && returnTo !== null) {
    return card === null ? returnTo : `${paths.cardTopUp.to({ accountId: match[1] ?? '', cardId: card.id })}${match[2] ?? ''}`;
  }
  return card?.status === 'not_verified' ? paths.cardVerification.to({ cardId: card.id }) : paths.cards.to();
}

/** The first account that the card tops up; null where there is none, or where it is not known yet. */
function topUpHref(operations: Operations | undefined, cardId: number): string | null {
  const entry = operations?.operations.find(({ type, targetIds }) => type === 'topup' && targetIds.includes(`card:${cardId}`));
  const accountId = entry?.accountIds[0];
  return accountId === undefined ? null : paths.cardTopUp.to({ accountId, cardId });
}

/**
 * A card as its screens show it; only one that is not verified can be proved (D-CARDS-08).
 * @param now epoch milliseconds
 */
export function toCardItem(card: Card, operations: Operations | undefined, now: number): CardItem {
  const { id, cardType: brand, name, numberFormatted, holder, expirationDate, status } = card;
  return {
    id,
    brand,
    name,
    numberFormatted,
    holder,
    expirationDate,
    status,
    isExpired: isCardExpired(expirationDate, now),
    href: paths.card.to({ cardId: id }),
    topUpHref: topUpHref(operations, id),
    verificationHref: status === 'not_verified' ? paths.cardVerification.to({ cardId: id }) : null,
  };
}
