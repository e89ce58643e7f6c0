import type { Endpoint } from '@wallet/contract/endpoint';
import type { SecurityKind } from '@wallet/contract/access/confirmations';
import type { Database } from '../../database/openDatabase.ts';
import type { Caller } from '../authenticate.ts';
import type { Call } from '../call.ts';
import type { Refusal } from '../refusal.ts';
import { requestConfirmation, invalidateConfirmation, lockConfirmations, spendConfirmation, toBoundRequest } from './confirmations.ts';

type ChangeRequest = Caller & Pick<Call<Endpoint>, 'request' | 'now'>;

/**
 * Requires a confirmation, made for this very request, before a change of security. Call it as the last check in the transaction of the
 * change, and commit that transaction whatever the result: a refusal is 403020 with its question, or 403021.
 */
export async function confirmSecurity(
  transaction: Database,
  endpoint: Pick<Endpoint, 'id'>,
  request: ChangeRequest,
  change: SecurityKind,
): Promise<Refusal | undefined> {
  const bound = toBoundRequest(request, endpoint, null);
  const subject = { kind: 'security', change } as const;
  if (bound.given === undefined) return requestConfirmation(transaction, bound, subject);
  await lockConfirmations(transaction, request.customer);
  const spent = await spendConfirmation(transaction, bound, subject);
  if ('confirmation' in spent) return undefined;
  if (spent.isAnother) await invalidateConfirmation(transaction, bound);
  return spent.refusal;
}

/**
 * Like {@link confirmSecurity}, but a fresh session needs no confirmation: one started by password or passkey, or confirmed, within five
 * minutes (DEV-003).
 */
export async function confirmUnlessFresh(
  transaction: Database,
  endpoint: Pick<Endpoint, 'id'>,
  request: ChangeRequest,
  change: SecurityKind,
): Promise<Refusal | undefined> {
  const isGiven = request.request.header('x-confirmation') !== undefined;
  if (!isGiven && (await isFresh(transaction, request.session, request.now))) return undefined;
  return confirmSecurity(transaction, endpoint, request, change);
}

/** How long a session counts as fresh after a proof of identity (DEV-003). */
const FRESH_SECONDS = 300;

async function isFresh(database: Database, { familyId }: Caller['session'], now: Date): Promise<boolean> {
  const family = await database.selectFrom('token_family').select('proved_at').where('id', '=', familyId).executeTakeFirst();
  const provedAt = family?.proved_at ?? null;
  return provedAt !== null && now.getTime() - provedAt.getTime() <= FRESH_SECONDS * 1000;
}
