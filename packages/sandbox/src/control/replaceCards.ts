import type * as z from 'zod/mini';
import type { Database } from '../database/openDatabase.ts';
import type { Customer } from '../kernel/authenticate.ts';
import type { newCard } from './customerSchema.ts';
import { generateBytes } from '../ports/chance.ts';

type NewCard = z.output<typeof newCard>;

const getLastFour = (place: number): string => ['4242', '4444', '1881', '0005', '9424'][place] ?? String(1000 + place);

const capitalise = (word: string): string => word.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** Replaces the customer's cards. The previous ones are marked as deleted, as if the customer had deleted them. */
export async function replaceCards(transaction: Database, customer: Customer, cards: readonly NewCard[], at: Date): Promise<void> {
  await transaction
    .updateTable('card')
    .set({ deleted_at: at })
    .where('customer_id', '=', customer.id)
    .where('deleted_at', 'is', null)
    .execute();
  if (cards.length === 0) return;
  const { givenName, familyName } = customer.dossier?.personal ?? {};
  const holder = [givenName, familyName].filter(Boolean).join(' ').toUpperCase();
  await transaction
    .insertInto('card')
    .values(
      cards.map((card, place) => ({
        customer_id: customer.id,
        card_type: card.cardType,
        status: card.status,
        name: card.name ?? `${capitalise(card.cardType)} ${getLastFour(place)}`,
        last_four: getLastFour(place),
        holder: card.holder ?? holder,
        expiration_date: card.expirationDate ?? '08/29',
        payment_method: `pm_${generateBytes(12).toString('hex')}`,
        fingerprint: `${card.cardType} ${getLastFour(place)} ${card.expirationDate ?? '08/29'}`,
        created_at: at,
      })),
    )
    .execute();
}
