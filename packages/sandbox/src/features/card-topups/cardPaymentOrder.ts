import { addDuration } from '@wallet/core/calendar/days';
import { isMore } from '@wallet/core/money/arithmetic';
import { money, toMinorUnits } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { describeCardTopUp } from '../../kernel/orderMoney.ts';
import { createAvailableEntry } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { createSummary, createSummaryRow } from '../../ledger/summary.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';

/** A customer who is newer than this, and has never topped up by card, is reviewed from this amount on (RULE-007). */
const NEW_CUSTOMER_DAYS = 30;
const NEW_CUSTOMER_AMOUNT = '1000';
/** A review without a decision ends after this time (RULE-020). */
const REVIEW_SECONDS = 120;

export type PaidCard = { readonly id: number | null; readonly name: string; readonly status: string };
export type CardPayment = {
  readonly transaction: Database;
  readonly customer: Customer;
  readonly account: { readonly id: number; readonly name: string };
  readonly currency: string;
  /** Credited, kept by the provider, charged: decimal texts with two decimals. */
  readonly amount: string;
  readonly fee: string;
  readonly total: string;
  readonly card: PaidCard;
  readonly paymentIntent?: string;
  readonly at: Date;
};

/** Returns what a paid top-up waits for in `moderate`: the address, the card, a review. */
async function findCauses({ transaction, customer, amount, currency, card, at }: CardPayment): Promise<readonly string[]> {
  const causes = [
    ...(customer.address_status === 'success' ? [] : ['address']),
    ...(card.status === 'verified' ? [] : [card.id === null ? 'review' : `card:${card.id}`]),
  ];
  const isYoung = at < addDuration(customer.created_at, { days: NEW_CUSTOMER_DAYS });
  if (!isYoung || !isMore(money(amount, currency, 2), money(NEW_CUSTOMER_AMOUNT, currency, 2))) return causes;
  const before = await transaction
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('type', '=', 'top_up_card')
    .where('status', '=', 'completed')
    .limit(1)
    .executeTakeFirst();
  return before === undefined && !causes.includes('review') ? [...causes, 'review'] : causes;
}

/** Places the order of a paid card top-up. It completes immediately, or stays in `moderate` until nothing is outstanding (RULE-007). */
export async function placeCardOrder(payment: CardPayment): Promise<bigint> {
  const { transaction, customer, account, currency, amount, fee, total, card, paymentIntent, at } = payment;
  const causes = await findCauses(payment);
  const read = (text: string) => money(text, currency, 2);
  const units = (text: string): bigint => toMinorUnits(read(text));
  const entries = [
    createAvailableEntry(getSystemAccountId('card_clearing', currency), -units(total)),
    createAvailableEntry(account.id, units(amount)),
    createAvailableEntry(getSystemAccountId('fees', currency), units(fee)),
  ];
  const isFree = causes.length === 0;
  const status = isFree ? 'completed' : 'moderate';
  const onlyReview = causes.every((cause) => cause === 'review');
  const { parts, ...description } = describeCardTopUp({ amount: read(amount), fee: read(fee), total: read(total) });
  const id = await placeOrder(transaction, {
    customerId: customer.id,
    accountId: account.id,
    type: 'top_up_card',
    status,
    ...description,
    summary: createSummary({
      details: [createSummaryRow('To account', account.name), createSummaryRow('Card', card.name)],
      ...parts,
      status,
    }),
    to: { accountId: account.id, units: units(amount) },
    entries: isFree ? entries : [],
    onCompleted: entries,
    counterparty: card.name,
    details: { amount, fee, total },
    ...(paymentIntent === undefined ? {} : { paymentIntent }),
    ...(isFree ? {} : { waitsFor: causes.join(' ') }),
    ...(!isFree && onlyReview ? { timer: { status: 'completed', seconds: REVIEW_SECONDS } } : {}),
    at,
  });
  if (id === null) throw new Error('A payment from outside was refused for lack of money');
  return id;
}
