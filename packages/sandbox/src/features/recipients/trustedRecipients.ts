import {
  type RecipientKind,
  recipientKinds,
  type TrustedRecipient,
  type trustRecipient as endpoint,
} from '@wallet/contract/payee/recipients';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import type { Call, Result } from '../../kernel/call.ts';
import { refuseUnlessOwnPassword } from '../../kernel/customer/passwordAttempts.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import { type Recipient, toRecipient } from '../../kernel/payee/recipients.ts';
import { refuse } from '../../kernel/refusal.ts';

type Row = Selectable<Tables['trusted_recipient']>;

const toWire = ({ id, kind, value, created_at: since }: Row): TrustedRecipient => ({
  id,
  kind: parseKnownValue(recipientKinds, kind),
  value,
  since: since.toISOString(),
});

const selectActive = (database: Database, customerId: number) =>
  database.selectFrom('trusted_recipient').selectAll().where('customer_id', '=', customerId).where('removed_at', 'is', null);

/** Returns the recipients the customer trusts, newest first (API-092). */
export async function readTrusted(database: Database, customerId: number): Promise<TrustedRecipient[]> {
  const rows = await selectActive(database, customerId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  return rows.map(toWire);
}

/** Order types that pay a recipient. An address spelt like an IBAN was never paid by a withdrawal. */
const PAID_BY: Readonly<Record<RecipientKind, readonly string[]>> = { address: ['send', 'token_send'], iban: ['withdraw_sepa'] };

/** True if a transfer to the recipient has completed, or the operator marked it as used. The first step of an operation does not count. */
async function wasPaid(database: Database, customerId: number, { kind, value }: Recipient): Promise<boolean> {
  const { rows } = await sql<{ paid: boolean }>`
    select exists (select 1 from orders where customer_id = ${customerId} and status = 'completed'
        and type in (${sql.join(PAID_BY[kind])}) and lower(coalesce(details->>'iban', counterparty)) = lower(${value}::text)
        and (${value}::text like '0x%' or coalesce(details->>'iban', counterparty) = ${value}::text))
      or exists (select 1 from used_recipient where customer_id = ${customerId} and kind = ${kind} and value = ${value}) as paid
  `.execute(database);
  return rows[0]?.paid === true;
}

/**
 * Trusts a recipient (API-093). The password counts as an attempt like at a sign-in (RULE-012). A transfer must have reached the recipient
 * before, because a customer who is being guided by a scammer would trust first (D-BRAKE-06).
 */
export async function trustRecipient(database: Database, call: Call<typeof endpoint>): Promise<Result<typeof endpoint>> {
  const { customer, body, now } = call;
  const recipient = toRecipient(body.kind, body.value);
  const refusal = await refuseUnlessOwnPassword(database, call, body.password, now);
  if (refusal !== undefined) return { refusal };
  if (!(await wasPaid(database, customer.id, recipient))) return { refusal: refuse('stateChanged') };
  return inTransaction(database, async (transaction) => {
    const added = await transaction
      .insertInto('trusted_recipient')
      .values({ customer_id: customer.id, ...recipient, created_at: now })
      .onConflict((conflict) => conflict.columns(['customer_id', 'kind', 'value']).where('removed_at', 'is', null).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added !== undefined) return { answer: toWire(added), status: 201 };
    const trusted = await selectActive(transaction, customer.id)
      .where('kind', '=', recipient.kind)
      .where('value', '=', recipient.value)
      .executeTakeFirstOrThrow();
    return { answer: toWire(trusted), status: 200 };
  });
}

/** Stops trusting a recipient. Removing one again succeeds. False if the customer never had it. */
export async function removeTrusted(database: Database, customerId: number, id: number, now: Date): Promise<boolean> {
  const row = await database
    .updateTable('trusted_recipient')
    .set((eb) => ({ removed_at: eb.fn.coalesce('removed_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
