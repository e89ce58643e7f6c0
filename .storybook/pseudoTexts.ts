import type { TextOverrides } from '@wallet/ui/texts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../packages/ui/src/**/*.texts.ts', { eager: true });

const [PLAIN, ACCENTED] = ['aceinosuyzACEINOSUYZ', 'áçéïñöšûýžÁÇÉÏÑÖŠÛÝŽ'];
/** Translations from English are about this much longer, short texts even more. */
const LONGER = 0.4;

/** `Send` becomes `[Šéñd··]`: readable English with the length of a translation and a visible end, so that truncation shows. */
function lengthen(text: string): string {
  if (!/\p{Letter}/u.test(text)) return text;
  const accented = text.replaceAll(/[aceinosuyz]/gi, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)));
  return `[${accented}${'·'.repeat(Math.ceil(text.length * LONGER))}]`;
}

function toPseudo(entry: unknown): unknown {
  if (typeof entry === 'string') return lengthen(entry);
  if (typeof entry === 'function') return (...values: unknown[]): unknown => toPseudo(Reflect.apply(entry, undefined, values));
  if (Array.isArray(entry)) return entry.map(toPseudo);
  if (typeof entry === 'object' && entry !== null)
    return Object.fromEntries(Object.entries(entry).map(([name, inner]) => [name, toPseudo(inner)]));
  return entry;
}

/** A catalogue is marked by its only symbol property, the name of its feature. */
function readFeature(value: unknown): readonly (readonly [feature: string, texts: object])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.getOwnPropertySymbols(value).flatMap((mark) => {
    const feature: unknown = Reflect.get(value, mark);
    return typeof feature === 'string' ? [[feature, value] as const] : [];
  });
}

const toPseudoTexts = (texts: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([name, entry]) => [name, toPseudo(entry)]));

/** Every text of the library, 40 % longer and with accents, so that truncated or hard-coded texts stand out. */
export const pseudoTexts: TextOverrides = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.values(module).flatMap(readFeature))
    .map(([feature, texts]) => [feature, toPseudoTexts(texts)]),
);
