import { addSeconds } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { INTENT_LIFE_SECONDS } from './paymentIntent.ts';

/** A deletion is answered alike so long (API-030). */
const REPEATED_FOR_SECONDS = 24 * 3600;

/** Payments with a card that are still under way: in the sheet, on their way to an order, or an order that waits for the card. */
async function hasPayment(transaction: Database, customerId: number, cardId: number, now: Date): Promise<boolean> {
  const intent = await transaction
    .selectFrom('card_intent')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('card_id', '=', cardId)
    .where('kind', '=', 'payment')
    .where((eb) =>
      eb.or([eb('status', '=', 'confirmed'), eb('status', '=', 'created').and('created_at', '>', addSeconds(now, -INTENT_LIFE_SECONDS))]),
    )
    .executeTakeFirst();
  if (intent !== undefined) return true;
  const orders = await transaction
    .selectFrom('orders')
    .select('waits_for')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'moderate')
    .where('waits_for', 'is not', null)
    .execute();
  return orders.some(({ waits_for: causes }) => causes?.split(' ').includes(`card:${cardId}`) === true);
}

/** Takes a card out of the customer's list; what was paid with it stays in the history. */
export async function deleteCard(transaction: Database, customerId: number, cardId: number, now: Date): Promise<Refusal | undefined> {
  const card = await transaction
    .selectFrom('card')
    .select('deleted_at')
    .where('id', '=', cardId)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (card === undefined) return refuse('notFound');
  if (card.deleted_at !== null) {
    return card.deleted_at > addSeconds(now, -REPEATED_FOR_SECONDS) ? undefined : refuse('notFound');
  }
  if (await hasPayment(transaction, customerId, cardId, now)) {
    return refuse('stateChanged', { message: 'A payment with this card is pending' });
  }
  await transaction.updateTable('card').set({ deleted_at: now }).where('id', '=', cardId).execute();
  return undefined;
}
