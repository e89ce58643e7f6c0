import type { Database } from '../../database/openDatabase.ts';
import type { Caller } from '../authenticate.ts';
import type { Refusal } from '../refusal.ts';
import { isStrongMethod } from '../sessionTokens.ts';
import type { Settings } from '../settings.ts';
import { requestConfirmation, type BoundRequest, invalidateConfirmation, lockConfirmations, spendConfirmation } from './confirmations.ts';
import type { MoneyOperation } from './operation.ts';
import { hasPasskey } from '../passkeys/passkeyRows.ts';
import { isNewPayee, needsConfirmation, readStrength } from './risk.ts';

/**
 * Whether an operation may take effect. `open`: `method` is how it was confirmed, null if that was not needed. `shut`: roll back the
 * transaction, then call `refuse` with the database itself. It asks for a confirmation, or refuses the one that was sent.
 */
export type Verdict =
  | { readonly kind: 'open'; readonly method: string | null }
  | { readonly kind: 'shut'; readonly refuse: (database: Database) => Promise<Refusal> };

/** Checks a payment in the transaction of its effect, after every other check (RULE-048). */
export async function checkPayment(
  transaction: Database,
  settings: Settings,
  request: BoundRequest,
  operation: MoneyOperation,
): Promise<Verdict> {
  const strength = readStrength(settings, request.customer);
  if (strength === 'off') return { kind: 'open', method: null };
  await lockConfirmations(transaction, request.customer);
  const subject = { kind: 'money', operation } as const;
  if (request.given === undefined) {
    const isAsked = await needsConfirmation(strength, { ...request, transaction, settings, operation });
    return isAsked
      ? { kind: 'shut', refuse: (database) => requestConfirmation(database, request, subject) }
      : { kind: 'open', method: null };
  }
  const spent = await spendConfirmation(transaction, request, subject);
  if ('confirmation' in spent) return { kind: 'open', method: spent.confirmation.method };
  const { refusal, isAnother } = spent;
  return {
    kind: 'shut',
    refuse: async (database) => {
      if (isAnother) await invalidateConfirmation(database, request);
      return refusal;
    },
  };
}

/**
 * True when money to a payee never paid before needs a review: confirmations are in use, and the session is weak or an SMS replaced a
 * passkey (RULE-048).
 * @param method how it was confirmed, or its box opened
 */
export async function needsReview(
  transaction: Database,
  settings: Settings,
  { customer, session }: Caller,
  operation: Pick<MoneyOperation, 'kind' | 'payee'>,
  method: string | null,
): Promise<boolean> {
  if (readStrength(settings, customer) === 'off') return false;
  const isWeak = !isStrongMethod(session) || (method === 'sms' && (await hasPasskey(transaction, customer.id)));
  return isWeak && isNewPayee(transaction, customer.id, operation);
}
