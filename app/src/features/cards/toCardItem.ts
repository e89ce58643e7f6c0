import type { Operations } from '@wallet/contract/accounts';
import type { Card } from '@wallet/contract/cards';
import { isCardExpired } from '@wallet/core/validation/cardExpiry';
import type { CardItem } from '@wallet/ui/screens/cards/CardsScreen.types';
import { paths } from '../../routing/paths.ts';

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
