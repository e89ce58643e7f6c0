import { addSeconds } from '../../clock/clock.ts';
import { type JobHandlers, scheduleJob } from '../../clock/jobs.ts';
import type { Database } from '../../database/openDatabase.ts';
import { INTENT_LIFE_SECONDS } from '../../kernel/card/paymentIntent.ts';
import { lockCustomer } from '../../kernel/customer/customers.ts';
import { formatHolderName, isSameName } from '../../kernel/customer/names.ts';
import { type PaidCard, placeCardOrder } from './cardPaymentOrder.ts';

/** Result of the card provider's sheet, and the details entered for a new card. */
export type SheetOutcome = 'approve' | 'decline' | 'cancel';
export type TypedCard = { readonly number: string; readonly expirationDate: string; readonly holder: string };

const JOB = 'card_payment';
/** From the confirmation to the order (RULE-007: within 3 s). */
const ORDER_AFTER_SECONDS = 2;

const brands: readonly (readonly [pattern: RegExp, brand: string])[] = [
  [/^4/, 'visa'],
  // 51 to 55, and 2221 to 2720.
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(36|30|38)/, 'dinersclub'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
  [/^6(011|5)/, 'discover'],
  [/^(50|5[6-9]|6)/, 'maestro'],
];

const failures = { decline: 'Your card was declined.', cancel: 'The payment was cancelled.' } as const;

function toStoredCard({ number, expirationDate, holder }: TypedCard) {
  const digits = number.replaceAll(/\D/g, '');
  const cardType = brands.find(([pattern]) => pattern.test(digits))?.[1] ?? 'visa';
  const lastFour = digits.slice(-4);
  return { lastFour, cardType, expirationDate, holder, fingerprint: `${cardType} ${lastFour} ${expirationDate}` };
}

/**
 * Records the result of the card provider's sheet for a payment or a set-up intent. The full card number is not stored.
 * @returns `missing` for an unknown intent, `final` for one that already has a result or has expired
 */
export async function reportSheet(
  transaction: Database,
  intentId: string,
  { outcome, card, at }: { readonly outcome: SheetOutcome; readonly card: TypedCard | undefined; readonly at: Date },
): Promise<'done' | 'missing' | 'final'> {
  const intent = await transaction.selectFrom('card_intent').selectAll().where('id', '=', intentId).forUpdate().executeTakeFirst();
  if (intent === undefined) return 'missing';
  // Its share of the limits is free again after that (RULE-005), so a later confirmation would exceed them.
  const hasEnded = intent.created_at <= addSeconds(at, -INTENT_LIFE_SECONDS);
  if (intent.status !== 'created' || hasEnded) return 'final';
  if (outcome !== 'approve') {
    const status = outcome === 'decline' ? 'failed' : 'cancelled';
    await transaction.updateTable('card_intent').set({ status, failure_message: failures[outcome] }).where('id', '=', intentId).execute();
    return 'done';
  }
  const customer = await lockCustomer(transaction, intent.customer_id);
  const isNew = intent.card_id === null;
  const typed = card ?? { number: '4242424242424242', expirationDate: '08/29', holder: formatHolderName(customer).toUpperCase() };
  await transaction
    .updateTable('card_intent')
    .set({ status: 'confirmed', confirmed_at: at, ...(isNew ? { new_card: JSON.stringify(toStoredCard(typed)) } : {}) })
    .where('id', '=', intentId)
    .execute();
  if (intent.kind === 'payment') {
    await scheduleJob(transaction, { kind: JOB, subject: intentId, customerId: customer.id, dueAt: addSeconds(at, ORDER_AFTER_SECONDS) });
  }
  return 'done';
}

type Intent = {
  readonly card_id: number | null;
  readonly new_card: { readonly lastFour: string; readonly cardType: string; readonly holder: string } | null;
};

/**
 * Returns the card that paid, locked, so that the order exists before the card's verification releases what waits for it. A new card needs
 * a review if its holder's name differs from the customer's.
 */
async function findPaidCard(transaction: Database, { card_id: id, new_card: typed }: Intent, holder: string): Promise<PaidCard> {
  const card =
    id === null
      ? undefined
      : await transaction.selectFrom('card').select(['id', 'name', 'status']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (card !== undefined) return card;
  const isHolder = typed !== null && isSameName(typed.holder, holder);
  return { id: null, name: typed === null ? 'Card' : `•••• ${typed.lastFour}`, status: isHolder ? 'verified' : 'not_verified' };
}

/** Turns a confirmed payment into an order, once: orders are unique by their intent (RULE-007). */
export const cardProviderJobs: JobHandlers = {
  [JOB]: async (transaction, { subject: intentId, due_at: at }) => {
    const intent = await transaction.selectFrom('card_intent').selectAll().where('id', '=', intentId).forUpdate().executeTakeFirstOrThrow();
    const { account_id: accountId, currency, amount, fee, total } = intent;
    if (intent.order_id !== null || intent.status !== 'confirmed') return;
    if (accountId === null || currency === null || amount === null || fee === null || total === null) {
      throw new Error('A payment intent without its amounts was confirmed');
    }
    const customer = await lockCustomer(transaction, intent.customer_id);
    const account = await transaction.selectFrom('account').select(['id', 'name']).where('id', '=', accountId).executeTakeFirstOrThrow();
    const card = await findPaidCard(transaction, intent, formatHolderName(customer));
    const id = await placeCardOrder({ transaction, customer, account, currency, amount, fee, total, card, paymentIntent: intentId, at });
    await transaction.updateTable('card_intent').set({ status: 'used', order_id: id }).where('id', '=', intentId).execute();
  },
};
