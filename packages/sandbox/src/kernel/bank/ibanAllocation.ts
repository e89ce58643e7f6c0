import { sql } from 'kysely';
import { addSeconds } from '../../clock/clock.ts';
import { cancelJob, type JobHandlers, scheduleJob } from '../../clock/jobs.ts';
import type { Database } from '../../database/openDatabase.ts';
import { sendEmail } from '../../outbox/sendMessage.ts';

const BANK = '32500';
const DIGITS_OF_LT = '2129'; // ISO 13616: L is 21, T is 29

/** Builds a Lithuanian IBAN of the provider's bank with valid check digits. `LT903250000000000001` is the first. */
export function createIban(number: bigint): string {
  const account = BANK + number.toString().padStart(11, '0');
  const check = 98n - (BigInt(`${account}${DIGITS_OF_LT}00`) % 97n);
  return `LT${check.toString().padStart(2, '0')}${account}`;
}

/** Never returns the same IBAN twice (RULE-024). */
export async function allocateNextIban(transaction: Database): Promise<string> {
  const answer = await sql<{ number: bigint }>`select nextval('virtual_iban_seq') as number`.execute(transaction);
  return createIban(answer.rows[0]?.number ?? 0n);
}

/** A real bank takes 1 to 3 business days (RULE-024). */
const ALLOCATION_SECONDS = 120;
const KIND = 'iban';

async function findAccountsWithoutIban(transaction: Database, customerId: number): Promise<readonly number[]> {
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

/** Starts the allocation of the customer's missing IBANs. Call it when the address becomes verified. */
export async function startIbanAllocation(transaction: Database, customerId: number, at: Date): Promise<void> {
  const missing = await findAccountsWithoutIban(transaction, customerId);
  if (missing.length === 0) return;
  await scheduleJob(transaction, { kind: KIND, subject: String(customerId), customerId, dueAt: addSeconds(at, ALLOCATION_SECONDS) });
}

/** Cancels the timer, because the control surface has set the state itself. */
export function stopIbanAllocation(transaction: Database, customerId: number): Promise<void> {
  return cancelJob(transaction, KIND, String(customerId));
}

/** Allocates an IBAN to each EUR account without one. It accepts top-ups from the next sign-in on (RULE-024). */
export async function allocateIban(transaction: Database, customerId: number, at: Date): Promise<void> {
  for (const accountId of await findAccountsWithoutIban(transaction, customerId)) {
    const iban = await allocateNextIban(transaction);
    await transaction
      .insertInto('virtual_iban')
      .values({ account_id: accountId, customer_id: customerId, iban, state: 'allocated', allocated_at: at })
      .execute();
  }
}

/** Binds allocated IBANs. Runs at the next sign-in ("Please relogin"). */
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
      .select(['id', 'email', 'address_status', 'language'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (customer.address_status !== 'success') return; // the address is no longer verified
    await allocateIban(transaction, customerId, at);
    if (customer.email === '') return;
    const body = 'Your IBAN is ready. Log in again to see it and to top up by bank transfer.';
    await sendEmail(transaction, customer, { subject: 'Your IBAN is ready', body }, at);
  },
};
