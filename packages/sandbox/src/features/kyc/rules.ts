import { inTransaction, type Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { lockCustomer } from '../../kernel/customer/customers.ts';
import { changeStatus, scheduleIdentity } from '../../kernel/customer/customerStatus.ts';
import { parseCustomerStatus, toKycFacts } from '../../kernel/customer/identity.ts';
import { canStartKyc, classifyPostedStatus, getStatusAfterFinish, type FrameOutcome } from '../../kernel/customer/kycStates.ts';

/** A step of the identity check. Returns the customer after it, or null if it is not possible in the current status (400007). */
type Step = (transaction: Database, customer: Customer, now: Date) => Promise<Customer | null>;

/** Starts an application, or reopens the same one without extending its seven days (D-KYC-15). */
export const start: Step = async (transaction, customer, now) => {
  const status = parseCustomerStatus(customer);
  if (!canStartKyc(status)) return null;
  return status === 'kyc_start' ? customer : changeStatus(transaction, customer, 'kyc_start', now);
};

/** Applies the result of the completed frame. */
export const finish: Step = async (transaction, customer, now) => {
  const status = getStatusAfterFinish(toKycFacts(customer));
  return status === null ? null : changeStatus(transaction, customer, status, now);
};

/** Restarts a stuck registration. */
export const reset: Step = async (transaction, customer, now) =>
  customer.status === 'stuck' ? changeStatus(transaction, customer, 'draft', now) : null;

/** Takes a step for a customer. Steps of a customer run one at a time. */
export function takeStep(database: Database, customerId: number, step: Step, now: Date): Promise<Customer | null> {
  return inTransaction(database, async (transaction) => step(transaction, await lockCustomer(transaction, customerId), now));
}

/** Applies a status that customers post themselves (API-012). */
export function postStatus(posted: Parameters<typeof classifyPostedStatus>[1]): Step {
  return async (transaction, customer, now) => {
    switch (classifyPostedStatus(toKycFacts(customer), posted)) {
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
 * Records that the identity host completed the check, in the frame or without a session (RULE-021). After the frame, the app calls
 * finish_kyc. An expired document and additional checks that the customer can resolve wait for their result from here on.
 * @returns false if no check is open
 */
export async function completeCheck(database: Database, customerUuid: string, outcome: FrameOutcome, now: Date): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const customer = await transaction.selectFrom('customer').selectAll().where('uuid', '=', customerUuid).forUpdate().executeTakeFirst();
    if (customer === undefined) return false;
    if (customer.hold === 'checks') {
      await transaction.updateTable('customer').set({ hold: 'checks_pending' }).where('id', '=', customer.id).execute();
      return true;
    }
    if (!canStartKyc(parseCustomerStatus(customer))) return false;
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
