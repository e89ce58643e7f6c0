import { isolate } from '@wallet/core/format/isolates';
import { builtInLocale, perLocale, type Locale } from '@wallet/core/format/locale';
import type { Plural, TextEntry, TextGroup } from './catalogue.ts';

const PLACEHOLDER = /\{(\w+)\}/g;
const CATEGORIES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/**
 * Scripts written from right to left, which would reorder an amount, a name or an address that is not isolated. Every browser knows
 * the script of a language (`ar`, `ku-Arab`, `az-IR`), but not every one its direction.
 */
const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/;

/** Up to four digits are not grouped: `8912 characters`, `12,345 characters`. */
const numbers = perLocale((locale) => new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: 'min2' }));
const plurals = perLocale((locale) => new Intl.PluralRules(locale));
const isRightToLeft = perLocale((locale) => RIGHT_TO_LEFT.test(new Intl.Locale(locale).maximize().script ?? ''));

type Values = Readonly<Record<string, string | number>>;

export const isGroup = (entry: unknown): entry is TextGroup => typeof entry === 'object' && entry !== null && !Array.isArray(entry);

/** True for `{ one: …, other: … }`. A group of texts has other names too. */
export function isPlural(entry: unknown): entry is Plural {
  return (
    isGroup(entry) && 'other' in entry && Object.entries(entry).every(([name, text]) => CATEGORIES.has(name) && typeof text === 'string')
  );
}

/** Returns the names between braces. */
export const listPlaceholders = (text: string): readonly string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

function write(entry: string | Plural, values: Values, locale: Locale): string {
  const text = typeof entry === 'string' ? entry : (entry[plurals(locale).select(Number(values['count']))] ?? entry.other);
  return text.replaceAll(PLACEHOLDER, (_, name: string) => {
    const value = values[name] ?? '';
    const written = typeof value === 'number' ? numbers(locale).format(value) : value;
    return isRightToLeft(locale) ? isolate(written) : written;
  });
}

/**
 * Returns texts as components use them: those with values become functions. A text that the translation does not have, or has in another
 * form, stays English, with English plurals.
 */
export function writeTexts(entries: TextEntry, translation?: unknown, locale: Locale = builtInLocale): unknown {
  if (isPlural(entries) || (typeof entries === 'string' && entries.includes('{'))) {
    const isTranslated = typeof translation === 'string' || isPlural(translation);
    return (values: Values) => (isTranslated ? write(translation, values, locale) : write(entries, values, builtInLocale));
  }
  if (typeof entries === 'string') return typeof translation === 'string' ? translation : entries;
  return isGroup(entries) ? writeGroup(entries, translation, locale) : writeList(entries, translation, locale);
}

/**
 * The same for a list. Its items have places, such as the columns of a file: one that is missing is English, and one more than in English has
 * no place and is not shown. `null` leaves an item out.
 */
function writeList(entries: readonly TextEntry[], translation: unknown, locale: Locale): readonly unknown[] {
  const own: readonly unknown[] = Array.isArray(translation) ? translation : [];
  return entries.flatMap((entry, index) => (own[index] === null ? [] : [writeTexts(entry, own[index], locale)]));
}

/** The same for the entries of a catalogue. */
export function writeGroup(entries: TextGroup, translation?: unknown, locale?: Locale): Readonly<Record<string, unknown>> {
  const own: Readonly<Record<string, unknown>> = isGroup(translation) ? translation : {};
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, writeTexts(entry, own[name], locale)]));
}
