import type { PayeeOutcome, payeeReasons } from '@wallet/contract/payee/payee-checks';
import { addSeconds } from '../../clock/clock.ts';
import { createDatabaseFunction } from '../../database/createDatabaseFunction.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer, Session } from '../authenticate.ts';
import { hashToken } from '../hashToken.ts';
import { getBeneficiary } from '../customer/names.ts';
import type { Settings } from '../settings.ts';
import { compareNames } from './compareNames.ts';
import { listDirectoryIbans, findPayee, type Payee } from './payeeDirectory.ts';
import { generateBytes } from '../../ports/chance.ts';
import { pause } from '../../ports/clock.ts';

export type PayeeReason = (typeof payeeReasons)[number];
export type CheckedName = { readonly outcome: PayeeOutcome; readonly heldName: string | null; readonly reason: PayeeReason | null };

const MAX_NAME_CHARACTERS = 140;
/** Invisible characters that change how a name reads. */
const INVISIBLE_CHARACTERS = /[\p{Control}\p{Format}]/gu;
const cleanName = (name: string): string =>
  Array.from(name.replaceAll(INVISIBLE_CHARACTERS, '').trim()).slice(0, MAX_NAME_CHARACTERS).join('');

const createNotPossible = (reason: PayeeReason): CheckedName => ({ outcome: 'not_possible', heldName: null, reason });

type NameCheckRequest = { readonly settings: Settings; readonly customer: Customer; readonly iban: string };

/**
 * Asks the bank of an IBAN once whether the account is in the beneficiary's name (RULE-039). Waits for at most the seconds of the setting,
 * in machine time; a later answer is dropped.
 */
export async function checkName(database: Database, { settings, customer, iban }: NameCheckRequest): Promise<CheckedName> {
  const mostMs = getMaxWaitMs(settings);
  const payee = await findPayee(database, customer, iban);
  if (payee.delayMs > 0) await pause(Math.min(payee.delayMs, mostMs));
  return evaluateAnswer(customer, payee, mostMs);
}

const getMaxWaitMs = (settings: Settings): number => settings.number('payee_check_seconds') * 1000;

function evaluateAnswer(customer: Customer, { answer, holders, delayMs }: Payee, mostMs: number): CheckedName {
  if (delayMs >= mostMs) return createNotPossible('timeout');
  if (answer !== 'name') return createNotPossible(answer);
  const { outcome, heldName } = compareNames(getBeneficiary(customer), holders);
  return outcome === 'not_possible'
    ? createNotPossible('no_name')
    : { outcome, heldName: heldName === null ? null : cleanName(heldName), reason: null };
}

/** Predicts the result and delay of a check for each IBAN of the directory, for the operator, without waiting for a bank. */
export async function predictChecks(database: Database, settings: Settings, customer: Customer) {
  const mostMs = getMaxWaitMs(settings);
  const checks = (await listDirectoryIbans(database, customer)).map(async (iban) => {
    const payee = await findPayee(database, customer, iban);
    const { outcome, heldName, reason } = evaluateAnswer(customer, payee, mostMs);
    return { iban, outcome, heldName, reason, delayMs: Math.min(payee.delayMs, mostMs) };
  });
  return Promise.all(checks);
}

export type StoredCheck = CheckedName & { readonly token: string; readonly name: string; readonly expiresAt: Date };

/** Checks the name and stores the answer under a token, for this session, IBAN and name. Deletes answers that can no longer be used. */
export async function storeCheck(
  database: Database,
  { session, now, ...question }: NameCheckRequest & { readonly session: Session; readonly now: Date },
): Promise<StoredCheck> {
  const checked = await checkName(database, question);
  const { customer, settings, iban } = question;
  const { name } = getBeneficiary(customer);
  const token = `pc_${generateBytes(32).toString('base64url')}`;
  const expiresAt = addSeconds(now, settings.number('payee_check_life_seconds'));
  await database
    .with('gone', (query) =>
      query.deleteFrom('payee_check').where('customer_id', '=', customer.id).where('expires_at', '<=', addSeconds(now, -FORGET_SECONDS)),
    )
    .insertInto('payee_check')
    .values({
      token_hash: hashToken(token),
      customer_id: customer.id,
      family_id: session.familyId,
      iban,
      name,
      outcome: checked.outcome,
      held_name: checked.heldName,
      reason: checked.reason,
      created_at: now,
      expires_at: expiresAt,
      spent_at: null,
    })
    .execute();
  return { ...checked, token, name, expiresAt };
}

/** How long an expired token is still told apart from an unknown one. */
const FORGET_SECONDS = 24 * 3600;

type FoundCheck = {
  readonly token_hash: string;
  readonly family_id: string;
  readonly iban: string;
  readonly name: string;
  readonly outcome: PayeeOutcome;
  readonly held_name: string | null;
  readonly expires_at: string;
  readonly spent_at: string | null;
};

const findRow = createDatabaseFunction<{ readonly who: number; readonly hash: string }, FoundCheck | null>({
  kind: 'reads',
  expression: 'find_payee_check(who, hash)',
  types: 'who int, hash text',
});

/** Finds the check behind a token; null for an unknown token or another customer's. One round trip (S3). */
export const findCheck = (database: Database, customer: Customer, token: string): Promise<FoundCheck | null> =>
  findRow(database, { who: customer.id, hash: hashToken(token) });
