import type { Card } from '@wallet/contract/cards';
import { paths } from '../../routing/paths.ts';

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
