import { addSeconds } from '../clock/clock.ts';
import { cancelJob, scheduleJob, type JobHandlers } from '../clock/jobs.ts';
import type { Database } from '../database/openDatabase.ts';
import { sendMessage } from '../outbox/sendMessage.ts';
import { nextVirtualIban } from './virtualIban.ts';

/** 1 to 3 business days elsewhere (RULE-024). */
const ALLOCATION_SECONDS = 120;
const KIND = 'iban';

async function accountsWithoutIban(transaction: Database, customerId: number): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('account')
    .leftJoin('virtual_iban', 'virtual_iban.account_id', 'account.id')
    .select('account.id')
    .where('account.customer_id', '=', customerId)
    .where('account.type', '=', 'fiat')
    .where('account.currency', '=', 'EUR')
    .where('virtual_iban.account_id', 'is', null)
    .orderBy('account.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Begins the allocation of the customer's IBANs: call it when the address becomes verified. Where all are there already nothing happens. */
export async function startIbanAllocation(transaction: Database, customerId: number, at: Date): Promise<void> {
  const missing = await accountsWithoutIban(transaction, customerId);
  if (missing.length === 0) return;
  await scheduleJob(transaction, { kind: KIND, subject: String(customerId), customerId, dueAt: addSeconds(at, ALLOCATION_SECONDS) });
}

/** No timer gives an IBAN any more: the control surface has set the state. */
export function stopIbanAllocation(transaction: Database, customerId: number): Promise<void> {
  return cancelJob(transaction, KIND, String(customerId));
}

/** One IBAN for each EUR account that has none, never used again; it takes top-ups from the next sign-in on (RULE-024). */
export async function allocateIban(transaction: Database, customerId: number, at: Date): Promise<void> {
  for (const accountId of await accountsWithoutIban(transaction, customerId)) {
    const iban = await nextVirtualIban(transaction);
    await transaction
      .insertInto('virtual_iban')
      .values({ account_id: accountId, customer_id: customerId, iban, state: 'allocated', allocated_at: at })
      .execute();
  }
}

/** What was allocated is bound at the next sign-in ("Please relogin"). */
export async function bindIban(transaction: Database, customerId: number, at: Date): Promise<void> {
  await transaction
    .updateTable('virtual_iban')
    .set({ state: 'bound', bound_at: at })
    .where('customer_id', '=', customerId)
    .where('state', '=', 'allocated')
    .execute();
}

export const ibanJobs: JobHandlers = {
  [KIND]: async (transaction, { customer_id: customerId, due_at: at }) => {
    if (customerId === null) return;
    const customer = await transaction
      .selectFrom('customer')
      .select(['email', 'address_status'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (customer.address_status !== 'success') return; // it was lost meanwhile
    await allocateIban(transaction, customerId, at);
    if (customer.email === '') return;
    const body = 'Your IBAN is ready. Sign in again to see it and to top up by bank transfer.';
    await sendMessage(transaction, { customerId, channel: 'email', to: customer.email, subject: 'Your IBAN is ready', body, at });
  },
};
