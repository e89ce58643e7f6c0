import type { addCard as endpoint } from '@wallet/contract/operations/cards';
import { addSeconds } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Call, Result } from '../../kernel/call.ts';
import { toCard } from '../../kernel/card/cardRows.ts';
import { INTENT_LIFE_SECONDS } from '../../kernel/card/paymentIntent.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { generateBytes } from '../../ports/chance.ts';

/** Maximum number of cards of a customer (API-088). */
const MAX_CARDS = 10;
const NOT_VALID = 'This value is not valid';

const formatBrand = (cardType: string): string => cardType.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** Stores the card of a confirmed set-up. The same card, or the same set-up again, is refused as already added (API-088). */
export async function addCard(transaction: Database, { customer, body, now }: Call<typeof endpoint>): Promise<Result<typeof endpoint>> {
  const intent = await transaction
    .selectFrom('card_intent')
    .selectAll()
    .where('id', '=', body.setup_intent)
    .where('customer_id', '=', customer.id)
    .where('kind', '=', 'setup')
    .forUpdate()
    .executeTakeFirst();
  if (intent?.status === 'used') return { refusal: refuse('cardAlreadyAdded') };
  if (intent === undefined || intent.status !== 'confirmed' || intent.new_card === null)
    return { refusal: refuseField('setup_intent', NOT_VALID) };
  const { cardType, lastFour, expirationDate, holder, fingerprint } = intent.new_card;
  const cards = await transaction
    .selectFrom('card')
    .select('fingerprint')
    .where('customer_id', '=', customer.id)
    .where('deleted_at', 'is', null)
    .execute();
  if (cards.some((card) => card.fingerprint === fingerprint)) return { refusal: refuse('cardAlreadyAdded') };
  if (cards.length >= MAX_CARDS) return { refusal: refuseField('setup_intent', `You can have at most ${MAX_CARDS} cards`) };
  await transaction.updateTable('card_intent').set({ status: 'used' }).where('id', '=', intent.id).execute();
  const card = await transaction
    .insertInto('card')
    .values({
      customer_id: customer.id,
      card_type: cardType,
      status: 'not_verified',
      name: body.name ?? `${formatBrand(cardType)} ${lastFour}`,
      last_four: lastFour,
      holder,
      expiration_date: expirationDate,
      payment_method: `pm_${generateBytes(12).toString('hex')}`,
      fingerprint,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { answer: toCard(card) };
}

/** A repeated deletion succeeds for this long (API-030). */
const REPEAT_SECONDS = 24 * 3600;

/** True while a payment with the card is in progress: in the sheet, on its way to an order, or an order that waits for the card. */
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

/** Removes a card from the customer's list. Payments made with it stay in the history. */
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
    return card.deleted_at > addSeconds(now, -REPEAT_SECONDS) ? undefined : refuse('notFound');
  }
  if (await hasPayment(transaction, customerId, cardId, now)) {
    return refuse('stateChanged', { message: 'A payment with this card is pending' });
  }
  await transaction.updateTable('card').set({ deleted_at: now }).where('id', '=', cardId).execute();
  return undefined;
}
