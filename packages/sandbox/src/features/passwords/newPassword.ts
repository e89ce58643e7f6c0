import { daySeconds } from '@wallet/core/calendar/dayLength';
import { checkNewPassword } from '@wallet/core/validation/passwords';
import { isKnownPassword, isLeakedPassword, type Owner } from './knownPasswords.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { generateNumberBelow } from '../../ports/chance.ts';

/** Lifetime of a temporary password in seconds (RULE-014). */
export const TEMPORARY_PASSWORD_SECONDS = daySeconds;

const LENGTH = 12;
// Without 0, O, 1, l and I, because it is read from a phone and typed.
const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

const pickOne = (alphabet: string): string => alphabet.charAt(generateNumberBelow(alphabet.length));

/** Draws 12 characters that meet the criteria of every password (RULE-014), in random order. */
function drawPassword(): string {
  const characters = [pickOne(LOWER), pickOne(UPPER), pickOne(DIGITS)];
  while (characters.length < LENGTH) characters.push(pickOne(LOWER + UPPER + DIGITS));
  // Fisher-Yates, because the positions of the first three must not be predictable.
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = generateNumberBelow(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}

/** Makes a temporary password. Although random, it follows the rules of every other password. */
export function makeTemporaryPassword(): string {
  const password = drawPassword();
  return isLeakedPassword(password) ? makeTemporaryPassword() : password;
}

const messages = {
  required: 'This field is required',
  symbolNotAllowed: 'Symbol not allowed',
  criteriaNotMet: 'All criteria must be met',
} as const;

/** Checks the form of a new password (RULE-014, 400); undefined if it is valid. */
export function refuseNewPassword(field: string, password: string): Refusal | undefined {
  const issue = checkNewPassword(password);
  return issue === null ? undefined : refuseField(field, messages[issue]);
}

/** Refuses with 422 a password that others know, or that was this customer's previous one. */
export function refuseKnownPassword(field: string, password: string, owner: Owner, isFormer = false): Refusal | undefined {
  return isFormer || isKnownPassword(password, owner)
    ? refuse('chooseAnotherPassword', { fields: { [field]: ['Choose another password'] } })
    : undefined;
}
