import type { Selectable } from 'kysely';
import { databaseFunction } from '../database/databaseFunction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { readAccessToken } from './accessToken.ts';
import type { Keys } from './keys/keys.ts';

export type Customer = Selectable<Tables['customer']>;
/** The sign-in that a token belongs to. */
export type Session = {
  readonly familyId: string;
  /** How it began: a session begun by a code alone is held closer (RULE-009). */
  readonly method: string;
  /** Thumbprint of the key that its access token is bound to (RULE-052). */
  readonly boundTo?: string | undefined;
};
export type Caller = { readonly customer: Customer; readonly session: Session };

/** States in which no session goes on, whatever its token says (RULE-011, D-SES-21). */
const ENDED = new Set(['blocked', 'temp_blocked', 'refused', 'disabled', 'deleted', 'closed']);

/** Who the bearer token names while it is good: signed by this provider, not expired, of a living family and the current version. */
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
  if (ENDED.has(row.status) || ENDED.has(row.hold ?? '')) return undefined;
  const { session_method: method, ...customer } = row;
  return { customer: readCustomer(customer), session: { familyId, method, boundTo } };
}

/** A customer as json has it: moments are texts. */
type CallerRow = {
  readonly [Name in keyof Customer]: Customer[Name] extends Date
    ? string
    : Customer[Name] extends Date | null
      ? string | null
      : Customer[Name];
} & {
  readonly session_method: string;
};

const findCaller = databaseFunction<{ readonly who: number; readonly family: string; readonly version: number }, CallerRow | null>({
  kind: 'reads',
  expression: 'find_caller(who, family, version)',
  types: 'who int, family uuid, version int',
});

/** Columns that end in `_at` are moments. */
function readCustomer(row: Omit<CallerRow, 'session_method'>): Customer {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    name.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
  ]);
  // The types of the columns are those of the table; only the moments have changed, and Object.fromEntries forgets all of them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as Customer;
}
