import { describe, expect, it } from 'vitest';
import { findOptions } from '../../components/OptionPicker/findOptions.ts';
import { listCountries } from './listCountries.ts';

const lists = { en: listCountries('en-GB'), de: listCountries('de-DE') };
const findCountryCodes = (language: keyof typeof lists, search: string): readonly string[] =>
  findOptions(lists[language], search).map(({ code }) => code);

const englishSearches = {
  CI: ["Cote d'Ivoire", 'CÔTE D’IVOIRE'.normalize('NFD'), 'Ivory Coast'],
  US: ['USA', 'U.S.A.', 'us', 'America', 'United States of America'],
  GB: ['UK', 'U.K.', 'GBR', 'Great Britain', 'Britain', 'England', 'Scotland'],
  NL: ['Holland'],
  MM: ['Burma'],
  CZ: ['Czech Republic'],
  TR: ['Turkey', 'Turkiye', 'Türkiye'],
  SZ: ['Swaziland'],
  MK: ['Macedonia'],
  CV: ['Cape Verde', 'Cabo Verde'],
  TL: ['East Timor'],
  RU: ['Russia', 'Russian Federation'],
  KR: ['South Korea', 'Republic of Korea'],
  KP: ['North Korea'],
  AE: ['UAE', 'Emirates'],
  VA: ['Vatican', 'Holy See'],
  CD: ['DR Congo', 'Democratic Republic of the Congo', 'Zaire'],
  CG: ['Congo Brazzaville', 'Republic of the Congo'],
  HK: ['Hong Kong'],
  MO: ['Macau'],
  PS: ['Palestine'],
  VN: ['Viet Nam'],
  BA: ['Bosnia and Herzegovina'],
  LC: ['St Lucia', 'Saint Lucia'],
  KN: ['Saint Kitts and Nevis'],
  ST: ['Sao Tome and Principe'],
  CW: ['Curacao'],
  AX: ['Aland'],
  LT: ['LTU'],
};
const germanSearches = {
  GB: ['Grossbritannien', 'Großbritannien', 'UK'],
  US: ['USA', 'Amerika'],
  CI: ['Elfenbeinkuste'],
  CZ: ['Tschechische Republik'],
  BY: ['Weißrussland'],
  MD: ['Moldawien'],
  HK: ['Hongkong'],
  PS: ['Palästina'],
  VA: ['Vatikan'],
  MM: ['Birma'],
  TL: ['Osttimor'],
  DE: ['Germany'],
  TR: ['Turkey'],
};
const listSearches = (searches: Readonly<Record<string, readonly string[]>>): readonly (readonly [search: string, code: string])[] =>
  Object.entries(searches).flatMap(([code, names]) => names.map((name) => [name, code] as const));

describe('countries by alternative names', () => {
  it.each(listSearches(englishSearches))('%s finds %s first (D-APP-14, APP-043)', (search, code) => {
    expect(findCountryCodes('en', search)[0]).toBe(code);
  });

  it.each(listSearches(germanSearches))('finds by the German search %s the country %s first (D-APP-14, WISH-020)', (search, code) => {
    expect(findCountryCodes('de', search)[0]).toBe(code);
  });

  it('finds both countries of an ambiguous search (D-APP-14)', () => {
    expect(findCountryCodes('en', 'uk')).toEqual(expect.arrayContaining(['GB', 'UA']));
    expect(findCountryCodes('en', 'congo')).toEqual(expect.arrayContaining(['CD', 'CG']));
    expect(findCountryCodes('en', 'korea')).toEqual(expect.arrayContaining(['KR', 'KP']));
  });

  it('finds every country first by its own name (D-APP-14, APP-043)', () => {
    for (const list of Object.values(lists)) for (const option of list) expect(findOptions(list, option.label)[0]).toBe(option);
  });
});
