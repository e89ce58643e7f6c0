import { builtInLocale, type Locale } from '@wallet/core/format/locale';
import { countries } from '@wallet/core/validation/countries';
import { otherCountryNames } from './otherCountryNames.ts';

export type CountryOption = {
  readonly value: string;
  readonly label: string;
  readonly code: string;
  /** Alternative names for the search. */
  readonly otherNames?: readonly string[];
};

/** Country names from CLDR, in the usual and in the short form ("UK", "Hong Kong"). */
const namesIn = (locale: Locale): readonly Intl.DisplayNames[] =>
  (['long', 'short'] as const).map((style) => new Intl.DisplayNames(locale, { type: 'region', style }));

/** Expands "St Kitts & Nevis", which many people write out. */
const writtenOut = (name: string): string => name.replace('&', 'and').replace(/^St\.? /, 'Saint ');

/**
 * Lists all countries for a picker, sorted by name. The value is the three-letter code. The search also finds a country by its codes and by
 * its other names in the customer's language and in English.
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
