import type { PayeeOutcome, payeeReasons } from '@wallet/contract/payee/payee-checks';
import { createHash } from 'node:crypto';
import { addSeconds } from '../../clock/clock.ts';
import { databaseFunction } from '../../database/databaseFunction.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer, Session } from '../authenticate.ts';
import { beneficiaryOf } from '../customer/names.ts';
import type { Settings } from '../settings.ts';
import { compareNames } from './compareNames.ts';
import { directoryIbans, findPayee, type Payee } from './payeeDirectory.ts';
import { chanceBytes } from '../../ports/chance.ts';
import { pause } from '../../ports/clock.ts';

export type PayeeReason = (typeof payeeReasons)[number];
export type CheckedName = { readonly outcome: PayeeOutcome; readonly heldName: string | null; readonly reason: PayeeReason | null };

const MOST_LETTERS = 140;
/** Invisible characters that change how a name reads. */
const UNSEEN = /[\p{Control}\p{Format}]/gu;
const clean = (name: string): string => Array.from(name.replaceAll(UNSEEN, '').trim()).slice(0, MOST_LETTERS).join('');

const notPossible = (reason: PayeeReason): CheckedName => ({ outcome: 'not_possible', heldName: null, reason });

type Question = { readonly settings: Settings; readonly customer: Customer; readonly iban: string };

/**
 * Asks the bank of an IBAN once whether the account is in the beneficiary's name (RULE-039). Waits for at most the seconds of the setting,
 * in machine time; a later answer is dropped.
 */
export async function checkName(database: Database, { settings, customer, iban }: Question): Promise<CheckedName> {
  const mostMs = mostWaitMs(settings);
  const payee = await findPayee(database, customer, iban);
  if (payee.delayMs > 0) await pause(Math.min(payee.delayMs, mostMs));
  return judgeAnswer(customer, payee, mostMs);
}

const mostWaitMs = (settings: Settings): number => settings.number('payee_check_seconds') * 1000;

function judgeAnswer(customer: Customer, { answer, holders, delayMs }: Payee, mostMs: number): CheckedName {
  if (delayMs >= mostMs) return notPossible('timeout');
  if (answer !== 'name') return notPossible(answer);
  const { outcome, heldName } = compareNames(beneficiaryOf(customer), holders);
  return outcome === 'not_possible'
    ? notPossible('no_name')
    : { outcome, heldName: heldName === null ? null : clean(heldName), reason: null };
}

/** Predicts the result and delay of a check for each IBAN of the directory, for the operator, without waiting for a bank. */
export async function foreseeChecks(database: Database, settings: Settings, customer: Customer) {
  const mostMs = mostWaitMs(settings);
  const checks = (await directoryIbans(database, customer)).map(async (iban) => {
    const payee = await findPayee(database, customer, iban);
    const { outcome, heldName, reason } = judgeAnswer(customer, payee, mostMs);
    return { iban, outcome, heldName, reason, delayMs: Math.min(payee.delayMs, mostMs) };
  });
  return Promise.all(checks);
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export type KeptCheck = CheckedName & { readonly token: string; readonly name: string; readonly expiresAt: Date };

/** Checks the name and stores the answer under a token, for this session, IBAN and name. Deletes answers that can no longer be used. */
export async function keepCheck(
  database: Database,
  { session, now, ...question }: Question & { readonly session: Session; readonly now: Date },
): Promise<KeptCheck> {
  const checked = await checkName(database, question);
  const { customer, settings, iban } = question;
  const { name } = beneficiaryOf(customer);
  const token = `pc_${chanceBytes(32).toString('base64url')}`;
  const expiresAt = addSeconds(now, settings.number('payee_check_life_seconds'));
  await database
    .with('gone', (query) =>
      query.deleteFrom('payee_check').where('customer_id', '=', customer.id).where('expires_at', '<=', addSeconds(now, -FORGET_SECONDS)),
    )
    .insertInto('payee_check')
    .values({
      token_hash: hashOf(token),
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

const findRow = databaseFunction<{ readonly who: number; readonly hash: string }, FoundCheck | null>({
  kind: 'reads',
  expression: 'find_payee_check(who, hash)',
  types: 'who int, hash text',
});

/** Finds the check behind a token; null for an unknown token or another customer's. One round trip (S3). */
export const findCheck = (database: Database, customer: Customer, token: string): Promise<FoundCheck | null> =>
  findRow(database, { who: customer.id, hash: hashOf(token) });
