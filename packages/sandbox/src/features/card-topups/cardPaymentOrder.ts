import { later } from '@wallet/core/calendar/days';
import { isMore } from '@wallet/core/money/arithmetic';
import { money, toMinorUnits } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { plainStamp } from '../../kernel/rates/orderPrice.ts';
import { available } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { progressSection, summaryRow } from '../../ledger/progress.ts';
import { systemAccount } from '../../ledger/systemAccounts.ts';

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
async function causesOf({ transaction, customer, amount, currency, card, at }: CardPayment): Promise<readonly string[]> {
  const causes = [
    ...(customer.address_status === 'success' ? [] : ['address']),
    ...(card.status === 'verified' ? [] : [card.id === null ? 'review' : `card:${card.id}`]),
  ];
  const isYoung = at < later(customer.created_at, { days: NEW_CUSTOMER_DAYS });
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
  const causes = await causesOf(payment);
  const units = (text: string): bigint => toMinorUnits(money(text, currency, 2));
  const entries = [
    available(systemAccount('card_clearing', currency), -units(total)),
    available(account.id, units(amount)),
    available(systemAccount('fees', currency), units(fee)),
  ];
  const isFree = causes.length === 0;
  const status = isFree ? 'completed' : 'moderate';
  const onlyReview = causes.every((cause) => cause === 'review');
  const volume = { value: amount, currency };
  const id = await placeOrder(transaction, {
    customerId: customer.id,
    accountId: account.id,
    type: 'top_up_card',
    status,
    volume,
    flow: { from: { value: total, currency }, to: volume },
    summary: [
      { name: 'Details', rows: [summaryRow('To account', account.name), summaryRow('Card', card.name)] },
      {
        name: 'Amounts',
        rows: [
          summaryRow('Amount', `${amount} ${currency}`),
          summaryRow('Fee', `${fee} ${currency}`),
          summaryRow('Total', `${total} ${currency}`),
        ],
      },
      progressSection('Card payment', status),
    ],
    to: { accountId: account.id, units: units(amount) },
    entries: isFree ? entries : [],
    onCompleted: entries,
    counterparty: card.name,
    price: plainStamp('card', money(total, currency, 2), money(fee, currency, 2)),
    details: { amount, fee, total },
    ...(paymentIntent === undefined ? {} : { paymentIntent }),
    ...(isFree ? {} : { waitsFor: causes.join(' ') }),
    ...(!isFree && onlyReview ? { timer: { status: 'completed', seconds: REVIEW_SECONDS } } : {}),
    at,
  });
  if (id === null) throw new Error('A payment from outside was refused for lack of money');
  return id;
}
