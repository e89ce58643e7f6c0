import { addDuration } from '@wallet/core/calendar/days';
import { closedAccountRetentionYears } from '@wallet/core/limits/limits';
import { scheduleJob, type JobHandlers } from '../../clock/jobs.ts';
import type { Database } from '../../database/openDatabase.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { getKeys } from '../../kernel/keys/keys.ts';
import { toErasedText, toErasedUsername, lockCustomer } from '../../kernel/customer/customers.ts';

const JOB = 'retention';

/** Schedules the erasure for the end of the legal retention. Belongs to every closure (RULE-031). */
export async function scheduleErasure(transaction: Database, customerId: number, closedAt: Date): Promise<void> {
  await scheduleJob(transaction, {
    kind: JOB,
    subject: String(customerId),
    customerId,
    dueAt: addDuration(closedAt, { years: closedAccountRetentionYears }),
  });
}

/** Tables whose rows belong to the customer alone and are not part of the books. */
const customerTables = [
  'card',
  'card_intent',
  'document',
  'idempotency',
  'known_iban',
  'message',
  'confirmation',
  'one_time_code',
  'payee',
  'payee_check',
  'passkey',
  'passkey_user',
  'prepared_operation',
  'report',
  'stored_file',
  'security_event',
  'service_request',
  'trusted_recipient',
  'brake_question',
  'seen_device',
  'used_recipient',
  'software_passkey',
  'virtual_iban',
  'wrong_code',
] as const;

async function deleteRecords(transaction: Database, { id, username }: Customer): Promise<void> {
  for (const table of customerTables) await transaction.deleteFrom(table).where('customer_id', '=', id).execute();
  // Also rows from before the customer existed.
  await transaction.deleteFrom('message').where('recipient', '=', username).execute();
  await transaction.deleteFrom('one_time_code').where('username', '=', username).execute();
  await transaction.deleteFrom('password_attempt').where('username', '=', username).execute();
}

/** Keeps sessions for the log, with their times and method but without the device. */
async function anonymiseSessions(transaction: Database, customerId: number): Promise<void> {
  await transaction
    .updateTable('token_family')
    .set({ device: null, device_name: 'Unknown device' })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Keeps orders as vouchers for the books: amounts, times and states, without any name. */
async function anonymiseOrders(transaction: Database, customerId: number): Promise<void> {
  const nothing = JSON.stringify([]);
  await transaction
    .updateTable('orders')
    .set({ counterparty: null, summary: nothing, details: null, pause: null })
    .where('customer_id', '=', customerId)
    .execute();
  await transaction
    .updateTable('travel_rule')
    .set({ beneficiary_wallet: null, comment: null, details: nothing, form: null, confirm_hash: null })
    .where('customer_id', '=', customerId)
    .execute();
}

/**
 * Erases the customer's identity. The ledger, the orders' amounts and the audit log stay. The digest of the password stays as well, next to
 * a keyed hash of the phone: the right password is answered with 105 from now on, and the phone is free for a new customer.
 */
async function eraseCustomer(transaction: Database, customer: Customer, at: Date): Promise<void> {
  await deleteRecords(transaction, customer);
  await anonymiseOrders(transaction, customer.id);
  await anonymiseSessions(transaction, customer.id);
  await transaction
    .updateTable('customer')
    .set({
      username: toErasedUsername(getKeys(transaction).derive(toErasedText(customer.username))),
      hold: 'deleted',
      email: '',
      verified_email: null,
      entity_legal_ids: null,
      dossier: null,
      notifications: null,
      invite_code: null,
      referred_by: null,
      temporary_password_digest: null,
      temporary_password_expires_at: null,
      push_id: null,
      push_consent: null,
      company_name: null,
    })
    .where('id', '=', customer.id)
    .execute();
  await writeAudit(transaction, { customerId: customer.id, event: 'erasure', outcome: 'done', at });
}

/** Erases when the retention has passed (RULE-031). An account that an operator has reopened is skipped. */
export const retentionJobs: JobHandlers = {
  [JOB]: async (transaction, { subject, due_at: at }) => {
    const customer = await lockCustomer(transaction, Number(subject));
    if (customer.hold === 'closed') await eraseCustomer(transaction, customer, at);
  },
};
