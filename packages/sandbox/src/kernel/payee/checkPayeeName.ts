import type { PayeeRefusal } from '@wallet/contract/errors';
import type { PayeeOutcome } from '@wallet/contract/payee/payee-checks';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../authenticate.ts';
import type { MoneyContext } from '../call.ts';
import { getBeneficiary } from '../customer/names.ts';
import { readPayeeCheckMode } from '../customer/ownSettings.ts';
import { refuse, type Refusal, type Refused, toUsedByMember } from '../refusal.ts';
import { checkName, findCheck } from './checkPayee.ts';

type PayeeQuery = MoneyContext & {
  /** Normalised. */
  readonly iban: string;
  readonly token: string | undefined;
  readonly isAccepted: boolean;
};

/** Result of checking the payee of a withdrawal that may proceed. `hash`: of the token that it spends. */
export type CheckedPayee = { readonly outcome: PayeeOutcome; readonly heldName: string | null; readonly hash: string | null };

const refuseUnchecked = (reason: PayeeRefusal): Refused => ({ refusal: refuse('payeeNotChecked', { reason }) });

/**
 * Refuses a check that can no longer be used, and names the order that spent it.
 * @param hash of its token
 */
export async function refuseUsedCheck(database: Database, { id }: Customer, hash: string, reason: 'spent' | 'expired'): Promise<Refusal> {
  const spent = database.selectFrom('payee_check').select('order_id').where('token_hash', '=', hash).where('customer_id', '=', id);
  return refuse('payeeNotChecked', { reason, ...toUsedByMember((await spent.executeTakeFirst())?.order_id) });
}

/** For clients that send no token: only a name confirmed by the bank may proceed (D-VOP-02). */
async function checkWithoutToken(query: PayeeQuery): Promise<CheckedPayee | Refused> {
  const { outcome } = await checkName(query.transaction, query);
  return outcome === 'match' ? { outcome, heldName: null, hash: null } : refuseUnchecked('missing');
}

/** Checks the payee's name by RULE-041; null if checks are off. No one is paid on a mismatch that the customer has not seen. */
export async function checkPayeeName(query: PayeeQuery): Promise<CheckedPayee | null | Refused> {
  const { transaction, settings, customer, session, iban, token, isAccepted, now } = query;
  const mode = readPayeeCheckMode(settings, customer);
  if (mode === 'off') return null;
  if (token === undefined) return mode === 'strict' ? refuseUnchecked('missing') : checkWithoutToken(query);
  const check = await findCheck(transaction, customer, token);
  if (check === null) return refuseUnchecked('unknown');
  const refuseUsed = async (reason: 'spent' | 'expired') => ({
    refusal: await refuseUsedCheck(transaction, customer, check.token_hash, reason),
  });
  // A check of another IBAN would name another transfer's order.
  if (new Date(check.expires_at) <= now) return check.iban === iban ? refuseUsed('expired') : refuseUnchecked('expired');
  if (check.family_id !== session.familyId) return refuseUnchecked('other_session');
  if (check.iban !== iban) return refuseUnchecked('other_iban');
  if (check.name !== getBeneficiary(customer).name) return refuseUnchecked('other_name');
  if (check.spent_at !== null) return refuseUsed('spent');
  if (check.outcome !== 'match' && !isAccepted) return refuseUnchecked('not_accepted');
  return { outcome: check.outcome, heldName: check.held_name, hash: check.token_hash };
}
