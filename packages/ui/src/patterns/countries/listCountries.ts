import { builtInLocale, type Locale } from '@wallet/core/format/locale';
import { countries } from '@wallet/core/validation/countries';

/**
 * Names of countries that `Intl` does not provide, by language. From CLDR 48 (`alt="variant"`, which `Intl` does not expose), the names of
 * ISO 3166-1 and the aliases of countries-list 3.4.1 (MIT). This selection is 1 KB, while the packages add 2 KB or more per language.
 */
const english: Readonly<Record<string, string>> = {
  AE: 'UAE, Emirates',
  BH: 'Bahrein',
  BN: 'Brunei Darussalam',
  BQ: 'Bonaire, Sint Eustatius, Saba',
  BY: 'Belorussia, Byelorussia',
  CD: 'Congo (DRC), DR Congo, DRC, Democratic Republic of the Congo, Zaire',
  CG: 'Congo (Republic), Republic of the Congo',
  CI: 'Ivory Coast',
  CN: 'People’s Republic of China, PRC',
  CV: 'Cabo Verde',
  CZ: 'Czech Republic',
  FK: 'Malvinas',
  FM: 'Federated States of Micronesia',
  FO: 'Faeroe Islands',
  GB: 'Britain, Great Britain, England, Scotland, Wales, Northern Ireland',
  GM: 'The Gambia',
  IE: 'Republic of Ireland, Eire',
  IR: 'Islamic Republic of Iran',
  KG: 'Kyrgyz Republic',
  KP: 'DPRK, Democratic People’s Republic of Korea',
  KR: 'Republic of Korea',
  LA: 'Lao PDR, Lao People’s Democratic Republic',
  MD: 'Republic of Moldova, Moldavia',
  MK: 'Macedonia, FYROM',
  MM: 'Burma',
  MO: 'Macau',
  NL: 'Holland, The Netherlands',
  NZ: 'Aotearoa',
  PS: 'State of Palestine',
  RO: 'Rumania',
  RU: 'Russian Federation',
  SA: 'KSA',
  SK: 'Slovak Republic',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey, Türkiye',
  TW: 'Republic of China',
  TZ: 'United Republic of Tanzania',
  US: 'USA, United States of America, America',
  VA: 'Vatican, Holy See',
  VN: 'Viet Nam',
  ZA: 'RSA',
};

const german: Readonly<Record<string, string>> = {
  AE: 'VAE, Emirate',
  BY: 'Weißrussland',
  CD: 'Kongo (Demokratische Republik), DR Kongo, Demokratische Republik Kongo, Zaire',
  CG: 'Kongo (Republik), Republik Kongo',
  CI: 'Elfenbeinküste',
  CN: 'Volksrepublik China',
  CV: 'Kap Verde, Kapverden',
  CZ: 'Tschechische Republik',
  FK: 'Malwinen',
  GB: 'Großbritannien, England, Schottland, Wales, Nordirland',
  KP: 'Demokratische Volksrepublik Korea',
  KR: 'Republik Korea',
  MD: 'Moldau, Moldawien',
  MK: 'Mazedonien',
  MM: 'Birma, Burma',
  NL: 'Holland',
  RU: 'Russische Föderation',
  SK: 'Slowakische Republik',
  SZ: 'Swasiland',
  TL: 'Osttimor',
  US: 'Vereinigte Staaten von Amerika, Amerika',
  VA: 'Vatikan, Heiliger Stuhl',
};

const languages: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ['en', english],
  ['de', german],
]);

const getOtherCountryNames = (alpha2: string, language: string): readonly string[] => languages.get(language)?.[alpha2]?.split(', ') ?? [];

export type CountryOption = {
  readonly value: string;
  readonly label: string;
  readonly code: string;
  /** Alternative names for the search. */
  readonly otherNames?: readonly string[];
};

/** Country names from CLDR, in the usual and in the short form ("UK", "Hong Kong"). */
const createDisplayNames = (locale: Locale): readonly Intl.DisplayNames[] =>
  (['long', 'short'] as const).map((style) => new Intl.DisplayNames(locale, { type: 'region', style }));

/** Expands "St Kitts & Nevis", which many people write out. */
const expandAbbreviations = (name: string): string => name.replace('&', 'and').replace(/^St\.? /, 'Saint ');

/**
 * Lists all countries for a picker, sorted by name. The value is the three-letter code. The search also finds a country by its codes and by
 * its other names in the customer's language and in English.
 */
export function listCountries(locale: Locale): readonly CountryOption[] {
  const sources = [...createDisplayNames(locale), ...createDisplayNames(builtInLocale)];
  const language = new Intl.Locale(locale).language;
  return countries
    .map(({ alpha2, alpha3 }) => {
      const names = sources.flatMap((source) => source.of(alpha2) ?? []);
      const [label = alpha3] = names;
      const others = new Set([
        alpha3,
        ...names,
        ...names.map(expandAbbreviations),
        ...['en', language].flatMap((one) => getOtherCountryNames(alpha2, one)),
      ]);
      others.delete(label);
      return { value: alpha3, label, code: alpha2, otherNames: [...others] };
    })
    .toSorted((left, right) => left.label.localeCompare(right.label, locale));
}
