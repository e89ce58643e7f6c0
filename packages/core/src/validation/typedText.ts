/** Maximum length of a paste. Longer ones are refused unread. */
export const maxTypedLength = 1000;

/** Invisible characters: zero width, direction marks, soft hyphens, the byte order mark, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Label before a value, as on a bank's page or in an e-mail: `IBAN: `, `tel:`. */
const LABEL = /^\s*\p{Letter}[\p{Letter} .-]{0,30}[:\uFF1A]/u;
/** Characters that are drawn as digits but are not digits: footnotes, circled numbers, fractions, Roman numerals. */
const DIGIT_LOOK_ALIKE = /[\p{No}\p{Nl}]/u;
const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
/** Each script has ten consecutive digits starting at zero, adjacent only to other such sets. */
const DIGITS_PER_SCRIPT = 10;

/** Removes invisible characters. They come with a paste and are never part of a value. */
export const removeInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Trims a line and removes invisible characters, for names, codes and addresses. */
export const cleanLine = (text: string): string => removeInvisible(text).trim();

export const removeLabel = (text: string): string => text.replace(LABEL, '');

/** Converts digits of every script (Unicode Nd), including full-width ones, to 0 to 9. Characters that only look like digits are kept. */
export const toLatinDigits = (text: string): string => text.replaceAll(DIGITS, toLatinDigit);

function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % DIGITS_PER_SCRIPT);
}

/** True when a text has a character that is drawn as a digit but is not one: `25²` is not 252. */
export const hasDigitLookAlike = (text: string): boolean => DIGIT_LOOK_ALIKE.test(text);

/** A change of a text: what is before and after it, what was inserted and what was removed. */
export type Edit = { readonly before: string; readonly inserted: string; readonly removed: string; readonly after: string };

/** Selected range of a text, in characters. */
export type Selection = { readonly start: number; readonly end: number };

/**
 * Derives the change of a text from its selection. Without a selection, it is derived from what both texts start and end with.
 * @param previous text before the change
 * @param now text after the change
 */
export function findEdit(previous: string, now: string, selection?: Selection): Edit {
  if (selection !== undefined) {
    const [before, after] = [previous.slice(0, selection.start), previous.slice(selection.end)];
    const end = now.length - after.length;
    if (end >= before.length && now.startsWith(before) && now.endsWith(after))
      return { before, after, inserted: now.slice(before.length, end), removed: previous.slice(selection.start, selection.end) };
  }
  const shorter = Math.min(now.length, previous.length);
  let begin = 0;
  while (begin < shorter && now[begin] === previous[begin]) begin++;
  let end = 0;
  while (end < shorter - begin && now.at(-1 - end) === previous.at(-1 - end)) end++;
  const inserted = now.slice(begin, now.length - end);
  const removed = previous.slice(begin, previous.length - end);
  // One text replaced another. Any common part may be a coincidence, so treat it as a complete replacement.
  if (inserted.length > 1 && removed !== '') return { before: '', after: '', inserted: now, removed: previous };
  return { before: now.slice(0, begin), after: now.slice(now.length - end), inserted, removed };
}
