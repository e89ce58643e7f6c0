import type { Locale } from '@wallet/core/format/locale';
import { countries } from '@wallet/core/validation/countries';

export type CountryOption = { readonly value: string; readonly label: string; readonly code: string };

/** Every country for a picker: valued by its three letters, found by its name or its two, in the order of the names. */
export function listCountries(locale: Locale): readonly CountryOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countries
    .map(({ alpha2, alpha3 }) => ({ value: alpha3, label: names.of(alpha2) ?? alpha3, code: alpha2 }))
    .toSorted((left, right) => left.label.localeCompare(right.label, locale));
}
