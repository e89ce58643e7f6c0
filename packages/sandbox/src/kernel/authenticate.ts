import type { Selectable } from 'kysely';
import { createDatabaseFunction } from '../database/createDatabaseFunction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { readAccessToken } from './accessToken.ts';
import type { Keys } from './keys/keys.ts';

export type Customer = Selectable<Tables['customer']>;
export type Session = {
  readonly familyId: string;
  /** The sign-in method. Withdrawals from a session started with a code alone are reviewed more often (RULE-009). */
  readonly method: string;
  /** Thumbprint of the key that its access token is bound to (RULE-052). */
  readonly boundTo?: string | undefined;
};
export type Caller = { readonly customer: Customer; readonly session: Session };

/** Statuses and holds that end every session, whatever its token claims (RULE-011, D-SES-21). */
const SESSION_ENDING_STATES = new Set(['blocked', 'temp_blocked', 'refused', 'disabled', 'deleted', 'closed']);

/**
 * Resolves with the caller of a valid bearer token: signed by this provider, not expired, with a live family and the current status
 * version.
 */
export async function authenticate(
  { database, keys }: { readonly database: Database; readonly keys: Pick<Keys, 'verifying'> },
  authorization: string | undefined,
  now: Date,
): Promise<Caller | undefined> {
  const token = /^(?:Bearer|DPoP) (\S+)$/.exec(authorization ?? '')?.[1];
  const claims = token === undefined ? undefined : await readAccessToken(keys, token, now);
  if (claims === undefined) return undefined;
  const { customerId, familyId, statusVersion, boundTo } = claims;
  const row = await findCaller(database, { who: customerId, family: familyId, version: statusVersion });
  if (row === null) return undefined;
  if (SESSION_ENDING_STATES.has(row.status) || SESSION_ENDING_STATES.has(row.hold ?? '')) return undefined;
  const { session_method: method, ...customer } = row;
  return { customer: parseCustomer(customer), session: { familyId, method, boundTo } };
}

/** A customer as JSON: dates are strings. */
type CallerRow = {
  readonly [Name in keyof Customer]: Customer[Name] extends Date
    ? string
    : Customer[Name] extends Date | null
      ? string | null
      : Customer[Name];
} & {
  readonly session_method: string;
};

const findCaller = createDatabaseFunction<{ readonly who: number; readonly family: string; readonly version: number }, CallerRow | null>({
  kind: 'reads',
  expression: 'find_caller(who, family, version)',
  types: 'who int, family uuid, version int',
});

/** Restores the dates: every column that ends in `_at`. */
function parseCustomer(row: Omit<CallerRow, 'session_method'>): Customer {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    name.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
  ]);
  // Only dates were converted, so the columns still match the table's types, which Object.fromEntries loses.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as Customer;
}
