/** Letters that others are typed for, and that no accent makes: Unicode takes none of them apart. */
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
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** Accents, what cannot be seen, and all that is typed for an apostrophe. */
const DROPPED = /[\p{Mark}\p{Default_Ignorable_Code_Point}'`\u02B9-\u02BF\u02C8\u02CA\u02CB\u2018\u2019\u201B\u2032\u055A\u05F3\uA78C]/gu;
/** Every kind of blank, of hyphen and of dash: "Jean-Pierre" is two words. */
const BLANKS = /[\s\u2010-\u2015\u2212-]+/g;

const foldLetters = (text: string): string =>
  // The acute accent that stands by itself is an apostrophe; Unicode would take it for a blank with an accent.
  text
    .replaceAll('\u00B4', '')
    .normalize('NFKD')
    .replaceAll(DROPPED, '')
    .toLowerCase()
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(BLANKS, ' ');

/**
 * A text as it is searched: in small letters, without accents, apostrophes and what cannot be seen, however it is encoded; hyphens and every
 * kind of blank are one blank. Two texts that a reader takes for the same are the same then: "Žydrūnas O’Brien" and "ZYDRUNAS OBRIEN". The
 * same in every language of the device.
 * @see WISH-021, D-APP-14
 */
export const foldForSearch = (text: string): string => foldLetters(text).trim();

/**
 * Where a text has what is searched for, for a mark in it.
 * @param key folded
 * @returns the places of its first and behind its last character; null where the text has it nowhere
 */
export function placeOfFolded(text: string, key: string): readonly [start: number, end: number] | null {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of text) {
    const piece = foldLetters(character);
    folded += piece;
    for (let at = 0; at < piece.length; at++) places.push(place);
    place += character.length;
  }
  const begin = key === '' ? -1 : folded.indexOf(key);
  const start = places[begin];
  return start === undefined ? null : [start, places[begin + key.length] ?? text.length];
}
