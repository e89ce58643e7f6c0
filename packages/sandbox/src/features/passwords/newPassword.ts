import { newPasswordIssue } from '@wallet/core/validation/newPassword';
import { randomInt } from 'node:crypto';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';

/**
 * The commonest leaked passwords that meet our criteria (RULE-014, D-PWD-08), in lower case: capitals do not save a leaked word.
 * Passwords that fail the criteria anyway need no place here.
 */
const leaked: ReadonlySet<string> = new Set([
  'password1', 'password12', 'password123', 'password1234', 'passw0rd', 'passw0rd1', 'p@ssw0rd', 'p@ssw0rd1', 'p@ssword1', 'password1!',
  'password123!', 'pa$$w0rd', 'qwerty12', 'qwerty123', 'qwerty1234', 'qwerty12345', 'qwertyuiop1', '1qaz2wsx', '1q2w3e4r', '1q2w3e4r5t',
  'zaq12wsx', 'zaq1zaq1', 'q1w2e3r4', 'q1w2e3r4t5', 'asdf1234', 'asdfgh123', 'zxcvbnm1', 'abc12345', 'abcd1234', 'abcdef123', 'aa123456',
  'aa12345678', 'a1b2c3d4', 'a1234567', 'a12345678', 'a123456789', 'welcome1', 'welcome12', 'welcome123', 'welcome1!', 'letmein1',
  'letmein123', 'admin123', 'admin1234', 'administrator1', 'changeme1', 'changeme123', 'iloveyou1', 'iloveyou123', 'sunshine1',
  'princess1', 'football1', 'baseball1', 'superman1', 'batman123', 'dragon123', 'monkey123', 'master123', 'michael1', 'jessica1',
  'charlie1', 'liverpool1', 'chelsea1', 'arsenal1', 'secret123', 'login123', 'hello123', 'test1234', 'testtest1', 'temp1234', 'trustno1',
  'starwars1', 'pokemon1', 'computer1', 'internet1', 'samsung1', 'google123', 'facebook1', 'linkedin1', 'summer2023', 'summer2024',
  'summer2025', 'winter2023', 'winter2024', 'winter2025', 'spring2024', 'spring2025', 'autumn2024', 'autumn2025', 'bitcoin1', 'bitcoin123',
]); // prettier-ignore

/** Whether the password is among the commonest leaked ones. */
export function isLeakedPassword(password: string): boolean {
  return leaked.has(password.toLowerCase());
}

/** Life of a temporary password, seconds (RULE-014). */
export const TEMPORARY_PASSWORD_SECONDS = 86_400;

const LENGTH = 12;
// Without 0, O, 1, l and I: it is read from a phone and typed by hand.
const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

const oneOf = (alphabet: string): string => alphabet.charAt(randomInt(alphabet.length));

/** A new temporary password: 12 characters that meet the criteria of every password (RULE-014), in random order. */
export function makeTemporaryPassword(): string {
  const characters = [oneOf(LOWER), oneOf(UPPER), oneOf(DIGITS)];
  while (characters.length < LENGTH) characters.push(oneOf(LOWER + UPPER + DIGITS));
  // Fisher-Yates: the first three must not tell their places
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
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
export function refuseKnownPassword(field: string, password: string, isFormer: boolean): Refusal | undefined {
  return isFormer || isLeakedPassword(password)
    ? refuse('chooseAnotherPassword', { fields: { [field]: ['Choose another password'] } })
    : undefined;
}
