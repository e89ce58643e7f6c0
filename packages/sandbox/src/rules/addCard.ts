import type { Card } from '@wallet/contract/cards';
import { randomBytes } from 'node:crypto';
import type { Database } from '../database/openDatabase.ts';
import { refuse, refuseField, type Refusal } from '../http/refusal.ts';
import { cardOf } from './cardRows.ts';

/** Most cards of a customer (API-088). */
const MOST_CARDS = 10;
const NOT_VALID = 'This value is not valid';

type Addition = {
  readonly transaction: Database;
  readonly customerId: number;
  readonly setUpIntent: string;
  readonly name: string | undefined;
  readonly now: Date;
};

const brandName = (cardType: string): string => cardType.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** Keeps the card of a confirmed set-up; the same card, or the same set-up again, is there already (API-088). */
export async function addCard({
  transaction,
  customerId,
  setUpIntent,
  name,
  now,
}: Addition): Promise<{ readonly answer: Card } | { readonly refusal: Refusal }> {
  const intent = await transaction
    .selectFrom('card_intent')
    .selectAll()
    .where('id', '=', setUpIntent)
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'setup')
    .forUpdate()
    .executeTakeFirst();
  if (intent?.status === 'used') return { refusal: refuse('cardAlreadyAdded') };
  if (intent === undefined || intent.status !== 'confirmed' || intent.new_card === null)
    return { refusal: refuseField('setup_intent', NOT_VALID) };
  const { cardType, lastFour, expirationDate, holder, fingerprint } = intent.new_card;
  const held = await transaction
    .selectFrom('card')
    .select('fingerprint')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .execute();
  if (held.some((card) => card.fingerprint === fingerprint)) return { refusal: refuse('cardAlreadyAdded') };
  if (held.length >= MOST_CARDS) return { refusal: refuseField('setup_intent', `You can have at most ${MOST_CARDS} cards`) };
  await transaction.updateTable('card_intent').set({ status: 'used' }).where('id', '=', setUpIntent).execute();
  const card = await transaction
    .insertInto('card')
    .values({
      customer_id: customerId,
      card_type: cardType,
      status: 'not_verified',
      name: name ?? `${brandName(cardType)} ${lastFour}`,
      last_four: lastFour,
      holder,
      expiration_date: expirationDate,
      payment_method: `pm_${randomBytes(12).toString('hex')}`,
      fingerprint,
      created_at: now,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { answer: cardOf(card) };
}
