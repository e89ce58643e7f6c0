import { cardBrands, verificationStatuses, type Card } from '@wallet/contract/operations/cards';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';

/** A card as the customer sees it (api.md 3.9): the last four digits only. */
export function toCard(row: Selectable<Tables['card']>): Card {
  return {
    id: row.id,
    type: 'card',
    cardType: parseKnownValue(cardBrands, row.card_type),
    status: parseKnownValue(verificationStatuses, row.status),
    name: row.name,
    numberFormatted: `•••• ${row.last_four}`,
    holder: row.holder,
    expirationDate: row.expiration_date,
  };
}

/** The customer's saved cards, oldest first. */
export async function readCards(database: Database, customerId: number): Promise<readonly Card[]> {
  const rows = await database
    .selectFrom('card')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(toCard);
}
