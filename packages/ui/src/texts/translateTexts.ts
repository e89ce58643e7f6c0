import { isolate } from '@wallet/core/format/isolates';
import { perLocale, type Locale } from '@wallet/core/format/locale';
import { createWriter, isGroup, isPlural, type Values } from './writeTexts.ts';

/**
 * Scripts written from right to left, which would reorder an amount, a name or an address that is not isolated. Every browser knows
 * the script of a language (`ar`, `ku-Arab`, `az-IR`), but not every one its direction.
 */
const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/;
const isRightToLeft = (locale: Locale): boolean => RIGHT_TO_LEFT.test(new Intl.Locale(locale).maximize().script ?? '');

const writers = perLocale((locale) => createWriter(locale, isRightToLeft(locale) ? isolate : undefined));

/**
 * A text that the translation does not have, or has in another form, stays English, with English plurals. A list keeps the length of the
 * English one, because its items have places, such as the columns of a file.
 */
function translateText(english: unknown, translation: unknown, locale: Locale): unknown {
  if (typeof english === 'function') {
    if (typeof translation !== 'string' && !isPlural(translation)) return english;
    return (values: Values) => writers(locale)(translation, values);
  }
  if (typeof english === 'string') return typeof translation === 'string' ? translation : english;
  if (Array.isArray(english)) {
    const own: readonly unknown[] = Array.isArray(translation) ? translation : [];
    return english.map((text, index) => translateText(text, own[index], locale));
  }
  return isGroup(english) ? translateTexts(english, translation, locale) : english;
}

/** Translates the written texts of a catalogue. */
export function translateTexts(english: object, translation: unknown, locale: Locale): Readonly<Record<string, unknown>> {
  const own: Readonly<Record<string, unknown>> = isGroup(translation) ? translation : {};
  return Object.fromEntries(Object.entries(english).map(([name, text]) => [name, translateText(text, own[name], locale)]));
}
