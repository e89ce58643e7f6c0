import type { RecipientKind } from '@wallet/contract/payee/recipients';
import { normalizeIban } from '@wallet/core/validation/iban';
import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';

/** Where money goes: an address or an IBAN, in one writing. */
export type Recipient = { readonly kind: RecipientKind; readonly value: string };
/** Whether this customer has paid it before (RULE-042). */
export type RecipientHistory = { readonly isFirstTime: boolean; readonly lastUsedAt: Date | null; readonly isTrusted: boolean };

/** The same recipient is written in one way: an IBAN without spaces, an address of Ethereum in small letters. */
export function recipientOf(kind: RecipientKind, typed: string): Recipient {
  const text = typed.trim();
  if (kind === 'iban') return { kind, value: normalizeIban(text) };
  return { kind, value: /^0x/i.test(text) ? text.toLowerCase() : text };
}

type Found = { readonly last_used_at: Date | null; readonly trusted: boolean };

/**
 * What is known of a recipient: completed transfers to it, what the operator says, and the IBAN that a withdrawal begins with. One question.
 */
export async function readRecipient(database: Database, customerId: number, { kind, value }: Recipient): Promise<RecipientHistory> {
  const { rows } = await sql<Found>`
    select recipient_last_used(${customerId}::int, ${kind}::text, ${value}::text) as last_used_at,
      is_trusted(${customerId}::int, ${kind}::text, ${value}::text) as trusted
  `.execute(database);
  const { last_used_at: lastUsedAt = null, trusted: isTrusted = false } = rows[0] ?? {};
  return { isFirstTime: lastUsedAt === null, lastUsedAt, isTrusted };
}

/** The same as it travels (API-091). */
export const recipientOnWire = ({ isFirstTime, lastUsedAt, isTrusted }: RecipientHistory) => ({
  first_time: isFirstTime,
  last_used_at: lastUsedAt?.toISOString() ?? null,
  trusted: isTrusted,
});
