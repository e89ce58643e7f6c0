import { ProgrammingError } from '@wallet/core/errors/ProgrammingError';
import anyAscii from 'any-ascii';
import { type Font, openSync } from 'fontkit';
import { fileURLToPath } from 'node:url';

export type Face = { readonly path: string; readonly font: Font };

/**
 * In the order in which they are tried. The first has Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic and Lao. The others are
 * for scripts whose transliteration would be another name: it drops vowels of Thai and Devanagari, and reads Japanese as Chinese.
 */
const FILES = [
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/kosugi-maru/400Regular/KosugiMaru_400Regular.ttf'),
];

const faces: Face[] = [];

function loadFaces(): readonly Face[] {
  if (faces.length > 0) return faces;
  for (const file of FILES) {
    const path = fileURLToPath(file);
    const font = openSync(path);
    if (!('layout' in font)) throw new ProgrammingError(`receiptLetters: ${path} is a collection. A font of its own is needed.`);
    faces.push({ path, font });
  }
  return faces;
}

/** A run of Latin letters, or of letters of other scripts, or else a single character. Joiners belong to the word. */
const PARTS = /(?:\p{Script=Latin}|[\p{M}\u200C\u200D])+|(?:(?!\p{Script=Latin})[\p{L}\p{M}\u200C\u200D])+|[^]/gu;
/** Controls how letters join or which way they run. Not drawn itself. */
const JOINERS = /[\u061C\u200C-\u200F]/u;
/** Controls, invisible characters, and overrides of the direction. */
const INVISIBLE = /(?![\u061C\u200C-\u200F])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** Thai and Lao AM is drawn in two parts. The first goes below the tone mark that is typed before it. */
const AM = /([\u0E48-\u0E4B\u0EC8-\u0ECB]?)([\u0E33\u0EB3])/g;
const AM_PARTS: Readonly<Record<string, readonly [string, string]>> = { '\u0E33': ['\u0E4D', '\u0E32'], '\u0EB3': ['\u0ECD', '\u0EB2'] };

const toCharacters = (part: string): readonly string[] => Array.from(part);
const toCodePoint = (character: string): number => character.codePointAt(0) ?? 0;
const covers = ({ font }: Face, part: string): boolean =>
  toCharacters(part).every((character) => JOINERS.test(character) || font.hasGlyphForCodePoint(toCodePoint(character)));
const findFace = (part: string): Face | undefined => loadFaces().find((face) => covers(face, part));

function toLegible(part: string): string {
  if (findFace(part) !== undefined) return part;
  if (/\s/.test(part)) return ' ';
  // Where a script has a character per syllable, each syllable is transliterated with a capital.
  const reading = anyAscii(part)
    .trim()
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const codes = toCharacters(part).map((character) => `U+${toCodePoint(character).toString(16).toUpperCase().padStart(4, '0')}`);
  return `[${reading || codes.join(' ')}]`;
}

/**
 * Returns a text in which every character can be drawn. A word that no font covers is transliterated into Latin letters in brackets, so
 * that nothing is lost or shown as an empty box.
 */
export function toLegibleText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(AM, (_, tone: string, am: string) => (AM_PARTS[am] ?? [am, '']).join(tone))
    .replaceAll(PARTS, toLegible)
    .replaceAll('] [', ' ');
}

/** Returns the face of every code unit of a legible text. A part without letters takes the face of the previous part if that covers it. */
export function findFaces(text: string): readonly Face[] {
  const chosen: Face[] = [];
  for (const [part] of text.matchAll(PARTS)) {
    const last = chosen.at(-1);
    const face = last !== undefined && !/\p{L}/u.test(part) && covers(last, part) ? last : findFace(part);
    if (face === undefined) throw new ProgrammingError('facesOf: no font has a part of the text. It is made legible by legibleText first.');
    for (let unit = 0; unit < part.length; unit++) chosen.push(face);
  }
  return chosen;
}
