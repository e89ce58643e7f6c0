import { daySeconds } from '@wallet/core/calendar/dayLength';
import { newPasswordIssue } from '@wallet/core/validation/passwords';
import { isKnownPassword, isLeakedPassword, type Owner } from './knownPasswords.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { chanceBelow } from '../../ports/chance.ts';

/** Life of a temporary password, seconds (RULE-014). */
export const TEMPORARY_PASSWORD_SECONDS = daySeconds;

const LENGTH = 12;
// Without 0, O, 1, l and I: it is read from a phone and typed by hand.
const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

const oneOf = (alphabet: string): string => alphabet.charAt(chanceBelow(alphabet.length));

/** 12 characters that meet the criteria of every password (RULE-014), in random order. */
function drawPassword(): string {
  const characters = [oneOf(LOWER), oneOf(UPPER), oneOf(DIGITS)];
  while (characters.length < LENGTH) characters.push(oneOf(LOWER + UPPER + DIGITS));
  // Fisher-Yates: the first three must not tell their places
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = chanceBelow(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}

/** A new temporary password: as random as it is, it obeys the rules of every other. */
export function makeTemporaryPassword(): string {
  const password = drawPassword();
  return isLeakedPassword(password) ? makeTemporaryPassword() : password;
}

const messages = {
  required: 'This field is required',
  symbolNotAllowed: 'Symbol not allowed',
  criteriaNotMet: 'All criteria must be met',
} as const;

/** What is wrong with the form of a new password (RULE-014, 400); undefined when it may be judged further. */
export function refuseNewPassword(field: string, password: string): Refusal | undefined {
  const issue = newPasswordIssue(password);
  return issue === null ? undefined : refuseField(field, messages[issue]);
}

/** 422 for a password that others know, or that was this customer's before. */
export function refuseKnownPassword(field: string, password: string, owner: Owner, isFormer = false): Refusal | undefined {
  return isFormer || isKnownPassword(password, owner)
    ? refuse('chooseAnotherPassword', { fields: { [field]: ['Choose another password'] } })
    : undefined;
}
