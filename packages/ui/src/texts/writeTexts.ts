import { builtInLocale, type Locale } from '@wallet/core/format/locale';
import type { Plural, TextEntry, TextGroup } from './catalogue.ts';

const PLACEHOLDER = /\{(\w+)\}/g;
const CATEGORIES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

export type Values = Readonly<Record<string, string | number>>;

export const isGroup = (entry: unknown): entry is TextGroup => typeof entry === 'object' && entry !== null && !Array.isArray(entry);

/** True for `{ one: …, other: … }`. A group of texts has other names too. */
export function isPlural(entry: unknown): entry is Plural {
  return isGroup(entry) && 'other' in entry && Object.keys(entry).every((name) => CATEGORIES.has(name) && typeof entry[name] === 'string');
}

/** Returns the names between braces. */
export const listPlaceholders = (text: string): readonly string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/**
 * Creates the function that writes texts of a language with their values. Make it once per language (budget M4).
 * @param frame what is put around each value
 */
export function createWriter(locale: Locale, frame = (written: string): string => written) {
  // Up to four digits are not grouped: `8912 characters`, `12,345 characters`.
  const numbers = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: 'min2' });
  const plurals = new Intl.PluralRules(locale);
  return (entry: string | Plural, values: Values): string => {
    const text = typeof entry === 'string' ? entry : (entry[plurals.select(Number(values['count']))] ?? entry.other);
    return text.replaceAll(PLACEHOLDER, (_, name: string) => {
      const value = values[name] ?? '';
      return frame(typeof value === 'number' ? numbers.format(value) : value);
    });
  };
}

/** Made with the first text that has values. */
let writeEnglish: ReturnType<typeof createWriter> | undefined;

const withValues = (entry: string | Plural) => (values: Values) => (writeEnglish ??= createWriter(builtInLocale))(entry, values);

/** Returns an English text as components use it: with values it becomes a function. */
function writeText(entry: TextEntry): unknown {
  if (typeof entry === 'string') return entry.includes('{') ? withValues(entry) : entry;
  if (isPlural(entry)) return withValues(entry);
  return isGroup(entry) ? writeTexts(entry) : entry.map(writeText);
}

/** The same for the entries of a catalogue. */
export function writeTexts(entries: TextGroup): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, writeText(entry)]));
}
