import { CompiledQuery } from 'kysely';
import { createHash } from 'node:crypto';
import { addSeconds } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';

/** How long an answer is kept (api.md 1.5). */
export const KEPT_SECONDS = 24 * 3600;
const KEY = /^[A-Za-z0-9_-]{16,64}$/;

export type Kept = { readonly status: number; readonly body: string };
export type Claim = { readonly customerId: number; readonly key: string; readonly fingerprint: string };

export function isIdempotencyKey(key: string | undefined): key is string {
  return key !== undefined && KEY.test(key);
}

/** JSON with sorted names: the same body in another order is the same body. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

/** SHA-256 over method, path and the body as canonical JSON (api.md 1.5). */
export function fingerprintOf(method: string, path: string, body: unknown): string {
  return createHash('sha256')
    .update(`${method} ${path} ${canonical(body)}`)
    .digest('hex');
}

/** The answer kept under this key; 'other' when it was given to another request. */
export async function findKept(
  transaction: Database,
  { customerId, key, fingerprint }: Claim,
  now: Date,
): Promise<Kept | 'other' | undefined> {
  const row = await transaction
    .selectFrom('idempotency')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .where('kept_at', '>', addSeconds(now, -KEPT_SECONDS))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return row.fingerprint === fingerprint ? { status: row.status, body: row.body } : 'other';
}

export type KeptCall = { readonly requestId: string; readonly address: string; readonly event: string; readonly at: Date };

/**
 * Keeps the answer and writes the line of the audit log, in the transaction of its postings.
 * @returns false when an answer is kept already: nothing may be committed then
 */
export async function keepAnswer(
  transaction: Database,
  { customerId, key, fingerprint }: Claim,
  kept: Kept,
  call: KeptCall,
): Promise<boolean> {
  const statement = 'select keep_answer($1::int, $2, $3, $4::int, $5, $6, $7, $8, $9::timestamptz) as is_kept';
  const parameters = [customerId, key, fingerprint, kept.status, kept.body, call.requestId, call.address, call.event, call.at];
  const answer = await transaction.executeQuery<{ is_kept: boolean }>(CompiledQuery.raw(statement, parameters));
  return answer.rows[0]?.is_kept === true;
}
