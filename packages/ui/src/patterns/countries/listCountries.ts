import { language } from '@wallet/core/format/language';
import { countries } from '@wallet/core/validation/countries';

export type CountryOption = { readonly value: string; readonly label: string; readonly code: string };

/** Every country for a picker: valued by its three letters, found by its name or its two, in the order of the names. */
export function listCountries(): readonly CountryOption[] {
  const { locale } = language();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countries
    .map(({ alpha2, alpha3 }) => ({ value: alpha3, label: names.of(alpha2) ?? alpha3, code: alpha2 }))
    .toSorted((left, right) => left.label.localeCompare(right.label, locale));
}
