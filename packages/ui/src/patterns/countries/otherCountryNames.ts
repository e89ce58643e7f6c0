/**
 * What countries are called besides the names that `Intl` knows, by language. From CLDR 48 (`alt="variant"`, which `Intl` does not tell), the names
 * of ISO 3166-1 and the aliases of countries-list 3.4.1 (MIT): all that it takes of them is 1 KB, where the packages bring 2 KB a language and more.
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

/** What else a country is called in a language, by its two letters. */
export const otherCountryNames = (alpha2: string, language: string): readonly string[] =>
  languages.get(language)?.[alpha2]?.split(', ') ?? [];
