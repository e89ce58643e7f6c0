import type { Operations } from '@wallet/contract/holdings/accounts';
import type { Card } from '@wallet/contract/operations/cards';
import { isCardExpired } from '@wallet/core/validation/dates';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import { type CardDraft, type CardItem, cardsTexts, type Cancelled } from '@wallet/ui/screens/cards';
import { useTexts } from '@wallet/ui/texts';
import { useCallback, useEffect, useRef } from 'react';
import { isNotFound } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { useAddCard, useInvalidateCards, useDeleteCard } from '../../data/cards.ts';
import { useCardPayment } from '../../operations/cardPayment.tsx';
import { paths } from '../../routing/paths.ts';
import { showToast } from '../../operations/walletUi.ts';

/** The card, or its set-up, has already been added. */
const ALREADY_ADDED = 409_004;
const SWITCHED_OFF = 403_005;

/**
 * Adds a card: set-up, confirmation with the card provider, then saving. A confirmed set-up is remembered until its card is saved, so that
 * a lost response does not require a second confirmation.
 * @param onAdded receives the card, or null when it was already added
 */
export function useNewCard(onAdded: (card: Card | null) => void) {
  const { setUp, keep } = useAddCard();
  const cardPayment = useCardPayment();
  const cardsChanged = useInvalidateCards();
  const confirmed = useRef<string | null>(null);
  /** True when the last refusal was because cards are disabled, so the page has nothing to offer (D-CARDS-10). */
  const off = useRef(false);

  /** Resolves with the confirmed set-up, or with the outcome that prevented it. */
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
  /** Adds the card of a set-up confirmed on the bank's page, only once (THIRD-029). */
  const keepConfirmed = useCallback((setupIntent: string) => {
    if (confirmed.current === setupIntent) return;
    confirmed.current = setupIntent;
    void send.current(null);
  }, []);
  return { submit, keepConfirmed, isOff: () => off.current };
}

/** Deletes a card. A card that no longer exists counts as deleted (D-CARDS-07). */
export function useRemoveCard(): (id: number) => Promise<CallOutcome<never, Cancelled>> {
  const remove = useDeleteCard();
  const cardsChanged = useInvalidateCards();
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

/** Accepts only top-up paths of this app as a return address, never external ones (D-CARDS-06). */
const TOP_UP = /^\/operation\/topup\/fiat\/(\d{1,16})\/(?:card|payment_network)\/\d{1,16}(\?amount=[\d.]{1,14})?$/;

/**
 * Returns where to go after adding a card: back to the originating top-up with the card chosen and the amount preserved, else to its
 * verification, else to the list.
 * @param card null when it was already added
 */
export function toPathAfterAdding(returnTo: string | null, card: Pick<Card, 'id' | 'status'> | null): string {
  const match = TOP_UP.exec(returnTo ?? '');
  if (match !== null && returnTo !== null) {
    return card === null ? returnTo : `${paths.cardTopUp.to({ accountId: match[1] ?? '', cardId: card.id })}${match[2] ?? ''}`;
  }
  return card?.status === 'not_verified' ? paths.cardVerification.to({ cardId: card.id }) : paths.cards.to();
}

/** Returns the top-up path of the first account the card can top up. Null when there is none or it is not known yet. */
function toTopUpHref(operations: Operations | undefined, cardId: number): string | null {
  const entry = operations?.operations.find(({ type, targetIds }) => type === 'topup' && targetIds.includes(`card:${cardId}`));
  const accountId = entry?.accountIds[0];
  return accountId === undefined ? null : paths.cardTopUp.to({ accountId, cardId });
}

/**
 * Maps a card to its screens. Only an unverified card links to its verification (D-CARDS-08).
 * @param now epoch milliseconds
 */
export function toCardItem(card: Card, operations: Operations | undefined, now: number): CardItem<number> {
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
    topUpHref: toTopUpHref(operations, id),
    verificationHref: status === 'not_verified' ? paths.cardVerification.to({ cardId: id }) : null,
  };
}
