import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Customer } from '../../kernel/authenticate.ts';

/** What others know about a customer, and no password may consist of. */
export type Owner = Pick<Customer, 'username' | 'dossier'>;

const MIN_DIFFERENT_CHARACTERS = 5;
const PHONE_DIGITS = 7;
const productWords = ['halden', 'ostra', 'wallet', 'bitcoin', 'ethereum', 'crypto'];

const substitutes: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's' };

/** Replaces the usual digits and signs by the letters they stand for. */
const undoSubstitutions = (text: string): string => text.replaceAll(/[@431!0$5]/g, (sign) => substitutes[sign] ?? sign);

const readLines = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, '../../../data', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

type Lists = { readonly leaked: ReadonlySet<string>; readonly words: ReadonlySet<string> };
let loadedLists: Lists | undefined;

/** Loaded when first needed, so that the start does not wait for them. */
function loadLists(): Lists {
  loadedLists ??= {
    leaked: new Set(readLines('leakedPasswords.txt').flatMap((line) => [line, undoSubstitutions(line)])),
    words: new Set(readLines('commonWords.txt')),
  };
  return loadedLists;
}

/** Returns the word in a password, for each way to strip digits and signs from its ends. */
function listWords(text: string): readonly string[] {
  const [head, tail] = [/^[^a-z]+/, /[^a-z]+$/];
  const readings = [text.replace(head, '').replace(tail, ''), text.replace(tail, ''), text.replace(head, '')];
  return readings.flatMap((reading) => [reading, undoSubstitutions(reading)]);
}

/** True for a leaked password, and for a common word with digits and signs at its ends (RULE-055 a, b). */
export function isLeakedPassword(password: string): boolean {
  const text = password.toLowerCase();
  const { leaked, words } = loadLists();
  return leaked.has(text) || leaked.has(undoSubstitutions(text)) || listWords(text).some((word) => words.has(word));
}

/** True for a password made of the product's words, the customer's name or phone, or too few different characters (RULE-055 c to e). */
function isEasilyGuessed(password: string, { username, dossier }: Owner): boolean {
  const text = password.toLowerCase();
  const names = [dossier?.personal.givenName, dossier?.personal.familyName].filter((name) => typeof name === 'string' && name !== '');
  const guesses = new Set([...productWords, ...names.map((name) => String(name).toLowerCase())]);
  if (listWords(text).some((word) => guesses.has(word))) return true;
  if (new Set(text).size < MIN_DIFFERENT_CHARACTERS) return true;
  const digits = username.replaceAll(/\D/g, '');
  const parts = Array.from({ length: Math.max(0, digits.length - PHONE_DIGITS + 1) }, (_, start) =>
    digits.slice(start, start + PHONE_DIGITS),
  );
  return parts.some((part) => text.includes(part));
}

/**
 * True if others know the password or can guess it (RULE-055).
 * @param owner the customer who would use it
 */
export function isKnownPassword(password: string, owner: Owner): boolean {
  return isLeakedPassword(password) || isEasilyGuessed(password, owner);
}
