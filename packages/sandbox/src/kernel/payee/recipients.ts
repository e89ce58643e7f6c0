import type { RecipientKind } from '@wallet/contract/payee/recipients';
import { normalizeIban } from '@wallet/core/validation/iban';
import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';

export type Recipient = { readonly kind: RecipientKind; readonly value: string };
/** Whether this customer has paid the recipient before (RULE-042). */
export type RecipientHistory = { readonly isFirstTime: boolean; readonly lastUsedAt: Date | null; readonly isTrusted: boolean };

/** Normalises a recipient: an IBAN without spaces, an Ethereum address in lower case. */
export function toRecipient(kind: RecipientKind, typed: string): Recipient {
  const text = typed.trim();
  if (kind === 'iban') return { kind, value: normalizeIban(text) };
  return { kind, value: /^0x/i.test(text) ? text.toLowerCase() : text };
}

type RecipientRow = { readonly last_used_at: Date | null; readonly trusted: boolean };

/**
 * Reads what is known of a recipient: completed transfers to it, the operator's entries, and the IBAN that withdrawals start with. A single
 * query.
 */
export async function readRecipient(database: Database, customerId: number, { kind, value }: Recipient): Promise<RecipientHistory> {
  const { rows } = await sql<RecipientRow>`
    select recipient_last_used(${customerId}::int, ${kind}::text, ${value}::text) as last_used_at,
      is_trusted(${customerId}::int, ${kind}::text, ${value}::text) as trusted
  `.execute(database);
  const { last_used_at: lastUsedAt = null, trusted: isTrusted = false } = rows[0] ?? {};
  return { isFirstTime: lastUsedAt === null, lastUsedAt, isTrusted };
}

/** The history as sent to the client (API-091). */
export const toWireRecipient = ({ isFirstTime, lastUsedAt, isTrusted }: RecipientHistory) => ({
  first_time: isFirstTime,
  last_used_at: lastUsedAt?.toISOString() ?? null,
  trusted: isTrusted,
});
