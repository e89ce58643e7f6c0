import type { OrderStatus } from '@wallet/contract/holdings/order-words';
import { sql } from 'kysely';
import { cancelJob } from '../clock/jobs.ts';
import type { Database } from '../database/openDatabase.ts';
import { sendEmail } from '../outbox/sendMessage.ts';
import type { ProviderText } from '../words/translateText.ts';
import { isFinal, type OrderRow } from './orders.ts';
import { updateSummary } from './summary.ts';
import { scheduleReferral } from './scheduleReferral.ts';

export type OrderMove = {
  readonly status: OrderStatus;
  /** Required for `rejected`; shown to the customer. */
  readonly rejectedMessage?: string;
  readonly at: Date;
};

/** `short`: a customer's account has too little for the postings of the move. */
export type MoveOutcome = 'moved' | 'final' | 'missing' | 'short';

/**
 * Moves an order along RULE-020, with its postings, its summary and, when it ends, an e-mail. It cancels the order's timer; the caller
 * schedules what comes next.
 */
export async function moveOrder(transaction: Database, id: bigint, { status, rejectedMessage, at }: OrderMove): Promise<MoveOutcome> {
  const order = await transaction
    .selectFrom('orders')
    .innerJoin('customer', 'customer.id', 'orders.customer_id')
    .selectAll('orders')
    .select(['customer.email', 'customer.language'])
    .where('orders.id', '=', id)
    .executeTakeFirst();
  if (order === undefined) return 'missing';
  const summary = JSON.stringify(updateSummary(order.summary, status));
  const message = status === 'rejected' ? (rejectedMessage ?? 'The operation was rejected') : null;
  const answer = await sql<{ outcome: MoveOutcome }>`
    select move_order(${id.toString()}::text::bigint, ${status}::text, ${message}::text, ${summary}::text::jsonb, ${at}::timestamptz) as outcome
  `.execute(transaction);
  const outcome = answer.rows[0]?.outcome ?? 'missing';
  if (outcome !== 'moved') return outcome;
  await cancelJob(transaction, 'order', id.toString());
  if (status === 'completed') await scheduleReferral(transaction, { id, customerId: order.customer_id, at });
  if (isFinal(status)) await notifyCustomer(transaction, order, { status, message, at });
  return outcome;
}

/** Sends the e-mail about the end of an order (RULE-020). It names no account and no counterparty. */
async function notifyCustomer(
  transaction: Database,
  order: OrderRow & { readonly email: string; readonly language: string },
  { status, message, at }: { readonly status: 'completed' | 'rejected'; readonly message: string | null; readonly at: Date },
): Promise<void> {
  const { customer_id: id, type_human: title, email, language } = order;
  const name = `${title} of ${order.volume_value.replace(/^-/, '')} ${order.volume_currency} (${order.id})` as const;
  const body: ProviderText = status === 'completed' ? `${name} is completed` : `${name} was rejected: ${message ?? ''}`;
  await sendEmail(transaction, { id, email, language }, { subject: `${title} ${status}`, body }, at);
}
