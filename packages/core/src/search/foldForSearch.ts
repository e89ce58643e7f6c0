/** Letters that people type another letter for, and that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};
/** Accents, invisible characters, and everything typed as an apostrophe. */
const DROPPED =
  /[\p{Mark}\p{Default_Ignorable_Code_Point}'`\u02B9-\u02BF\u02C8\u02CA\u02CB\u2018\u2019\u201B\u2032\u055A\u05F3\uA78B\uA78C]/gu;
/** All kinds of spaces, hyphens and dashes. "Jean-Pierre" is two words. */
const BLANKS = /[\s\u2010-\u2015\u2212-]+/g;

/**
 * Folds a text for search: lower case, without accents, apostrophes and invisible characters, however it is encoded. Hyphens and all kinds
 * of spaces become a single space. Texts that look the same to a reader become equal: "Žydrūnas O’Brien" and "ZYDRUNAS OBRIEN". The
 * language of the device has no influence (WISH-021, D-APP-14).
 */
export const foldForSearch = (text: string): string =>
  // A standalone acute accent is an apostrophe. Unicode would decompose it into a space with an accent.
  text
    .replaceAll('\u00B4', '')
    .normalize('NFKD')
    .replaceAll(DROPPED, '')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(BLANKS, ' ')
    .trim();
