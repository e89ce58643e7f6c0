/** Languages of the provider: English, as worded in the specification, and German. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Used when no preference is stated. */
export const defaultLanguage: Language = 'en';

export const parseLanguage = (text: string): Language => languages.find((language) => language === text) ?? defaultLanguage;

const MAX_CHARACTERS = 200;
const LANGUAGE_RANGE = /^(?<tag>\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:\s*;\s*q=(?<quality>0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

type LanguagePreference = { readonly language: Language; readonly quality: number };

/** Finds the language of a range by dropping its specific parts (RFC 4647, 3.4): `de-AT` finds `de`, `*` the first. */
function parsePreference(range: string): LanguagePreference | undefined {
  const { tag, quality = '1' } = LANGUAGE_RANGE.exec(range.trim())?.groups ?? {};
  if (tag === undefined) return undefined;
  const language = tag === '*' ? defaultLanguage : languages.find((one) => one === tag.toLowerCase().split('-')[0]);
  return language === undefined ? undefined : { language, quality: Number(quality) };
}

/**
 * Chooses the language of an answer by `Accept-Language` (RULE-068): highest quality first, list order among equals, none of quality 0.
 * English if the header is absent, empty, malformed or names no known language.
 */
export function negotiateLanguage(accepted: string | undefined): Language {
  if (accepted === undefined) return defaultLanguage;
  const preferences = accepted
    .slice(0, MAX_CHARACTERS)
    .split(',')
    .flatMap((range) => parsePreference(range) ?? []);
  const [best] = preferences.filter(({ quality }) => quality > 0).toSorted((left, right) => right.quality - left.quality);
  return best?.language ?? defaultLanguage;
}
