/**
 * A word of a name in two spellings: umlauts as two letters ("mueller") or as the base letter ("muller"). Both are the same without
 * umlauts.
 */
export type Word = readonly [long: string, short: string];

const commonReplacements: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const longReplacements: Readonly<Record<string, string>> = { ...commonReplacements, ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const shortReplacements: Readonly<Record<string, string>> = { ...commonReplacements, ø: 'o' };

const replaceLetters = (text: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(text, (letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

const DROPPED_CHARACTERS = /[.'’‘ʼ`´′\p{Format}]/gu;
const JOINING_CHARACTERS = /[&+]/g;
const WORD_SEPARATOR = /[^\p{Letter}\p{Number}\p{Mark}&]+/u;

/** Splits a name into its words, ignoring case, dots, apostrophes, hyphens and accents (RULE-040, 1). */
export function splitName(name: string): readonly Word[] {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(DROPPED_CHARACTERS, '')
    .replaceAll(JOINING_CHARACTERS, ' & ');
  return plain
    .split(WORD_SEPARATOR)
    .filter((word) => word !== '')
    .map((word): Word => [replaceLetters(word, longReplacements), replaceLetters(word, shortReplacements)])
    .filter(([word]) => word !== '');
}

export const isOneOf = (words: ReadonlySet<string>, [first, second]: Word): boolean => words.has(first) || words.has(second);

/** True when two words share a spelling. */
export const isSameWord = (left: Word, right: Word): boolean => left.some((word) => right.includes(word));

export const areSameWords = (left: readonly Word[], right: readonly Word[]): boolean =>
  left.length === right.length && left.every((word, place) => isSameWord(word, right[place] ?? ['', '']));

/** More umlauts than any name has. Each one doubles the spellings. */
const MAX_UMLAUTS = 6;

/** All letters without spaces, in every combination of the two spellings. */
function joinSpellings(words: readonly Word[]): ReadonlySet<string> {
  let umlauts = 0;
  let rows = [''];
  for (const [first, second] of words) {
    if (first !== second) umlauts += 1;
    const isMixed = first !== second && umlauts <= MAX_UMLAUTS;
    rows = rows.flatMap((row) => (isMixed ? [row + first, row + second] : [row + first]));
  }
  return new Set(rows);
}

/** Compares the letters of two names without spaces and hyphens. */
export function hasSameLetters(left: readonly Word[], right: readonly Word[]): boolean {
  const rows = joinSpellings(right);
  return [...joinSpellings(left)].some((row) => rows.has(row));
}

const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const titles = toWordSet(
  'mr mrs ms miss mx sir dame herr frau hr fr monsieur madame mme mlle sig sigra dott dottssa pan pani dr prof professor dipl ing mag',
);
const afterTitle = toWordSet('dent vet med rer nat phil jur oec pol hc habil mult h c');
const degrees = toWordSet('phd mba msc bsc llm');
const MIN_WORDS = 2;

/**
 * Removes the titles of a name (RULE-040, 2).
 * @param least number of words to keep, even if they look like titles
 */
export function removeTitles(name: readonly Word[], least = MIN_WORDS): readonly Word[] {
  let from = 0;
  let to = name.length;
  const isTitle = (word: Word): boolean => isOneOf(titles, word) || (from > 0 && isOneOf(afterTitle, word));
  for (let first = name[from]; first !== undefined && to - from > least && isTitle(first); first = name[from]) from += 1;
  for (let last = name[to - 1]; last !== undefined && to - from > least && isOneOf(degrees, last); last = name[to - 1]) to -= 1;
  return name.slice(from, to);
}

export const connectors = toWordSet('& und and et oder or ou');
