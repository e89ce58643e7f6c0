import { inTransaction, type Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { lockCustomer } from '../../kernel/customer/customers.ts';
import { changeStatus, scheduleIdentity } from '../../kernel/customer/customerStatus.ts';
import { customerStatus, kycFactsOf } from '../../kernel/customer/identity.ts';
import { mayStart, meaningOfPost, statusAfterFinish, type FrameOutcome } from '../../kernel/customer/kycStates.ts';

/** What a step of the identity check leads to; null: it is not open in this status (400007). */
type Step = (transaction: Database, customer: Customer, now: Date) => Promise<Customer | null>;

/** Applies, or opens the same application again: its seven days go on (D-KYC-15). */
export const start: Step = async (transaction, customer, now) => {
  const status = customerStatus(customer);
  if (!mayStart(status)) return null;
  return status === 'kyc_start' ? customer : changeStatus(transaction, customer, 'kyc_start', now);
};

/** The frame is complete: as it decided. */
export const finish: Step = async (transaction, customer, now) => {
  const status = statusAfterFinish(kycFactsOf(customer));
  return status === null ? null : changeStatus(transaction, customer, status, now);
};

/** A stuck registration begins afresh. */
export const reset: Step = async (transaction, customer, now) =>
  customer.status === 'stuck' ? changeStatus(transaction, customer, 'draft', now) : null;

/** Takes a step for a customer, one at a time. */
export function takeStep(database: Database, customerId: number, step: Step, now: Date): Promise<Customer | null> {
  return inTransaction(database, async (transaction) => step(transaction, await lockCustomer(transaction, customerId), now));
}

/** A status that the customer posts himself (API-012). */
export function postStatus(posted: Parameters<typeof meaningOfPost>[1]): Step {
  return async (transaction, customer, now) => {
    switch (meaningOfPost(kycFactsOf(customer), posted)) {
      case 'held':
        return customer;
      case 'start':
        return start(transaction, customer, now);
      case 'finish':
        return finish(transaction, customer, now);
      case 'refused':
        return null;
    }
  };
}

/**
 * The identity host reports that the check is complete, in the frame or without a session (RULE-021). In the frame the app then calls
 * finish_kyc; an expired document and additional checks that the customer can mend wait for their result from here on.
 * @returns false where no check is open
 */
export async function completeCheck(database: Database, customerUuid: string, outcome: FrameOutcome, now: Date): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const customer = await transaction.selectFrom('customer').selectAll().where('uuid', '=', customerUuid).forUpdate().executeTakeFirst();
    if (customer === undefined) return false;
    if (customer.hold === 'checks') {
      await transaction.updateTable('customer').set({ hold: 'checks_pending' }).where('id', '=', customer.id).execute();
      return true;
    }
    if (!mayStart(customerStatus(customer))) return false;
    const handedIn = customer.status === 'doc_expired' ? { kyc_finished_at: now } : {};
    const row = await transaction
      .updateTable('customer')
      .set({ kyc_outcome: outcome, ...handedIn })
      .where('id', '=', customer.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await scheduleIdentity(transaction, row);
    return true;
  });
}
