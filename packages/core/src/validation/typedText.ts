/** The most characters of a paste that are looked at; what is longer is refused as it is, unread. */
export const mostTyped = 1000;

/** What has no shape of its own: zero width, marks of direction, soft hyphens, the byte order mark, variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Words in front of a value, as a bank's page or a mail has them: `IBAN: `, `tel:`. */
const LABEL = /^\s*\p{Letter}[\p{Letter} .-]{0,30}[:\uFF1A]/u;
/** What is drawn as a digit and is none: footnotes, circles, fractions, Roman numerals. */
const LIKE_A_DIGIT = /[\p{No}\p{Nl}]/u;
const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
/** Digits come in tens, each ten from zero on and side by side with nothing but tens. */
const DIGITS_OF_A_SCRIPT = 10;

/** The text without characters that cannot be seen: they come along with a paste, and no value has them. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

/** A line without the blanks around it and characters that cannot be seen: what is meant by a name, a code, an address. */
export const cleanLine = (text: string): string => withoutUnseen(text).trim();

/** The text without the words in front of its value. */
export const withoutLabel = (text: string): string => text.replace(LABEL, '');

/** Digits of every script (Unicode Nd), and those of full width, as 0 to 9. What only looks like a digit stays what it is. */
export const latinDigits = (text: string): string => text.replaceAll(DIGITS, latinDigit);

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % DIGITS_OF_A_SCRIPT);
}

/** Whether a text has a mark that is drawn as a digit and is none: `25²` is not 252. */
export const looksLikeDigits = (text: string): boolean => LIKE_A_DIGIT.test(text);

/** A change of a text: what is before and after it, what came and what went. */
export type Edit = { readonly before: string; readonly inserted: string; readonly removed: string; readonly after: string };

/** What of a text is selected, in places of its characters. */
export type Selection = { readonly start: number; readonly end: number };

/**
 * What happened to a text, from what was selected in it. Without a selection the change is found by what both texts begin and end with.
 * @param previous what stood there before
 * @param now what stands there
 */
export function editOf(previous: string, now: string, selection?: Selection): Edit {
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
  // One text in the place of another: which part of both is the same by chance cannot be told.
  if (inserted.length > 1 && removed !== '') return { before: '', after: '', inserted: now, removed: previous };
  return { before: now.slice(0, begin), after: now.slice(now.length - end), inserted, removed };
}
