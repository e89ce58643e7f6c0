import type { TextEntry, TextOverrides } from '@wallet/ui/texts';
import { englishTexts } from '@wallet/ui/texts/en';

const [PLAIN, ACCENTED] = ['aceinosuyzACEINOSUYZ', 'áçéïñöšûýžÁÇÉÏÑÖŠÛÝŽ'];
const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשת';
/** Translations from English are about this much longer, short texts even more. */
const LONGER = 0.4;

/** Changes the words of a text, and keeps the values in braces. */
const mapWords = (text: string, change: (words: string) => string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : change(part)))
    .join('');

/** A long text has an end of several words, because no translation has a word as long as 40 % of it. */
const breakUp = (end: string): string => end.replaceAll(/·{10}(?=·)/g, '$& ');

/** `Send` becomes `[Šéñd··]`: readable English with the length of a translation and a visible end, so that truncation shows. */
function lengthen(text: string): string {
  if (!/\p{Letter}/u.test(text)) return text;
  const accented = mapWords(text, (words) => words.replaceAll(/[aceinosuyz]/gi, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter))));
  return `[${accented}${breakUp('·'.repeat(Math.ceil(text.length * LONGER)))}]`;
}

/** Every letter becomes one that is written from right to left. Figures within the words are isolated, as a translator would. */
const mirror = (text: string): string =>
  mapWords(text, (words) =>
    words
      .replaceAll(/\S*\d\S*/g, '\u2068$&\u2069')
      .replaceAll(/[a-z]/gi, (letter) => HEBREW.charAt((letter.toLowerCase().charCodeAt(0) - 97) % HEBREW.length)),
  );

const change = (entry: TextEntry, toPseudo: (text: string) => string): TextEntry => {
  if (typeof entry === 'string') return toPseudo(entry);
  if (Array.isArray(entry)) return entry.map((inner: TextEntry) => change(inner, toPseudo));
  return Object.fromEntries(Object.entries(entry).map(([name, inner]: [string, TextEntry]) => [name, change(inner, toPseudo)]));
};

const changeAll = (toPseudo: (text: string) => string): TextOverrides =>
  Object.fromEntries(
    Object.entries(englishTexts).map(([feature, texts]) => [
      feature,
      Object.fromEntries(Object.entries(texts).map(([name, entry]: [string, TextEntry]) => [name, change(entry, toPseudo)])),
    ]),
  );

/** Every text of the library, 40 % longer and with accents, so that truncated or hard-coded texts stand out. */
export const pseudoTexts = changeAll(lengthen);

/** Every text of the library in letters of Hebrew, so that figures and names in another order than their own stand out. */
export const mirroredTexts = changeAll(mirror);
