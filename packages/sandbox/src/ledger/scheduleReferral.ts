import { sql } from 'kysely';
import { recordDue } from '../clock/jobs.ts';
import type { Database } from '../database/openDatabase.ts';

/** The job that pays a referrer for an order of a friend; its subject is the order's id. */
export const REFERRAL_JOB = 'referral';

/** Why a referrer is paid, as their order says it. */
export const referralReasons = { activated: 'An invited friend became active', share: "Share of a friend's fee" } as const;

export type CompletedOrder = { readonly id: bigint; readonly customerId: number; readonly at: Date };

/**
 * Schedules the payment to the referrer of the customer whose order has completed (RULE-032). It is part of the transaction that completes
 * the order, so it happens exactly once. The payment is a separate job, because the accounts of two customers must not be locked out of
 * their order (RULE-002).
 */
export async function scheduleReferral(transaction: Database, { id, customerId, at }: CompletedOrder): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into job (kind, subject, customer_id, due_at)
    select ${REFERRAL_JOB}, ${id.toString()}, id, ${at}::timestamptz from customer where id = ${customerId} and referred_by is not null
  `.execute(transaction);
  if (numAffectedRows !== undefined && numAffectedRows > 0n) recordDue(transaction, at);
}
