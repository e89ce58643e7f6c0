import { randomInt } from 'node:crypto';

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
