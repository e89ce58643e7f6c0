import type { Endpoint } from '@wallet/contract/endpoint';
import type { Database } from '../../database/openDatabase.ts';
import type { Caller } from '../authenticate.ts';
import type { Call } from '../call.ts';
import type { Refusal } from '../refusal.ts';
import { isStrong } from '../sessionTokens.ts';
import type { Settings } from '../settings.ts';
import { askConfirmation, type BoundRequest, killConfirmation, lockConfirmations, spendConfirmation } from './confirmations.ts';
import type { MoneyOperation } from './operation.ts';
import { hasPasskey } from '../passkeys/passkeyRows.ts';
import { isNewPayee, needsConfirmation } from './risk.ts';
import { strengthOf } from './strength.ts';

/** A money call as its confirmation is bound to it. */
export const boundRequest = (
  { customer, session }: Caller,
  { id }: Pick<Endpoint, 'id'>,
  { request, now }: Pick<Call<Endpoint>, 'request' | 'now'>,
): BoundRequest => ({
  customer,
  session,
  call: id,
  key: request.idempotencyKey,
  digest: request.digest(),
  party: request.party,
  given: request.header('x-confirmation'),
  now,
});

/**
 * Whether an operation may take effect. `method`: by which it was confirmed; null where nothing was asked. `shut`: undo the transaction, and
 * `refuse` on the database itself: what is asked for then, or that the confirmation which came along is not good.
 */
export type Verdict =
  | { readonly kind: 'open'; readonly method: string | null }
  | { readonly kind: 'shut'; readonly refuse: (database: Database) => Promise<Refusal> };

/** Judges a payment in the transaction of its effect, after every other check (RULE-048). */
export async function judgePayment(
  transaction: Database,
  settings: Settings,
  request: BoundRequest,
  operation: MoneyOperation,
): Promise<Verdict> {
  const strength = strengthOf(settings, request.customer);
  if (strength === 'off') return { kind: 'open', method: null };
  await lockConfirmations(transaction, request.customer);
  const subject = { kind: 'money', operation } as const;
  if (request.given === undefined) {
    const isAsked = await needsConfirmation(strength, { ...request, transaction, settings, operation });
    return isAsked ? { kind: 'shut', refuse: (database) => askConfirmation(database, request, subject) } : { kind: 'open', method: null };
  }
  const spent = await spendConfirmation(transaction, request, subject);
  if ('confirmation' in spent) return { kind: 'open', method: spent.confirmation.method };
  const { refusal, isAnother } = spent;
  return {
    kind: 'shut',
    refuse: async (database) => {
      if (isAnother) await killConfirmation(database, request);
      return refusal;
    },
  };
}

/**
 * Whether money to a payee that the customer has never paid waits for a look: where confirmations are asked for at all, from a weak session, or
 * when an SMS stood in for a passkey (RULE-048).
 * @param method by which it was confirmed, or its box opened
 */
export async function isHeld(
  transaction: Database,
  settings: Settings,
  { customer, session }: Caller,
  operation: Pick<MoneyOperation, 'kind' | 'payee'>,
  method: string | null,
): Promise<boolean> {
  if (strengthOf(settings, customer) === 'off') return false;
  const isWeak = !isStrong(session) || (method === 'sms' && (await hasPasskey(transaction, customer.id)));
  return isWeak && isNewPayee(transaction, customer.id, operation);
}
