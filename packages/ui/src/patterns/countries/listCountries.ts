import { builtInLocale, type Locale } from '@wallet/core/format/locale';
import { countries } from '@wallet/core/validation/countries';
import { otherCountryNames } from './otherCountryNames.ts';

export type CountryOption = {
  readonly value: string;
  readonly label: string;
  readonly code: string;
  /** Found by these as well. */
  readonly otherNames?: readonly string[];
};

/** Names of countries by CLDR: the usual ones and the short ones ("UK", "Hong Kong"). */
const namesIn = (locale: Locale): readonly Intl.DisplayNames[] =>
  (['long', 'short'] as const).map((style) => new Intl.DisplayNames(locale, { type: 'region', style }));

/** "St Kitts & Nevis" is written out as often. */
const writtenOut = (name: string): string => name.replace('&', 'and').replace(/^St\.? /, 'Saint ');

/**
 * Every country for a picker: valued by its three letters, found by its name, its two or three letters and what else it is called in the
 * reader's language and in English, in the order of the names.
 */
export function listCountries(locale: Locale): readonly CountryOption[] {
  const sources = [...namesIn(locale), ...namesIn(builtInLocale)];
  const language = new Intl.Locale(locale).language;
  return countries
    .map(({ alpha2, alpha3 }) => {
      const names = sources.flatMap((source) => source.of(alpha2) ?? []);
      const [label = alpha3] = names;
      const others = new Set([
        alpha3,
        ...names,
        ...names.map(writtenOut),
        ...['en', language].flatMap((one) => otherCountryNames(alpha2, one)),
      ]);
      others.delete(label);
      return { value: alpha3, label, code: alpha2, otherNames: [...others] };
    })
    .toSorted((left, right) => left.label.localeCompare(right.label, locale));
}
