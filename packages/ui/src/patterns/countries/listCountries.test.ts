import { describe, expect, it } from 'vitest';
import { findOptions } from '../../components/OptionPicker/findOptions.ts';
import { listCountries } from './listCountries.ts';

const lists = { en: listCountries('en-GB'), de: listCountries('de-DE') };
const findCountryCodes = (language: keyof typeof lists, search: string): readonly string[] =>
  findOptions(lists[language], search).map(({ code }) => code);

describe('countries by alternative names', () => {
  it.each([
    ["Cote d'Ivoire", 'CI'],
    ['CÔTE D’IVOIRE'.normalize('NFD'), 'CI'],
    ['Ivory Coast', 'CI'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['us', 'US'],
    ['America', 'US'],
    ['United States of America', 'US'],
    ['UK', 'GB'],
    ['U.K.', 'GB'],
    ['GBR', 'GB'],
    ['Great Britain', 'GB'],
    ['Britain', 'GB'],
    ['England', 'GB'],
    ['Scotland', 'GB'],
    ['Holland', 'NL'],
    ['Burma', 'MM'],
    ['Czech Republic', 'CZ'],
    ['Turkey', 'TR'],
    ['Turkiye', 'TR'],
    ['Türkiye', 'TR'],
    ['Swaziland', 'SZ'],
    ['Macedonia', 'MK'],
    ['Cape Verde', 'CV'],
    ['Cabo Verde', 'CV'],
    ['East Timor', 'TL'],
    ['Russia', 'RU'],
    ['Russian Federation', 'RU'],
    ['South Korea', 'KR'],
    ['Republic of Korea', 'KR'],
    ['North Korea', 'KP'],
    ['UAE', 'AE'],
    ['Emirates', 'AE'],
    ['Vatican', 'VA'],
    ['Holy See', 'VA'],
    ['DR Congo', 'CD'],
    ['Democratic Republic of the Congo', 'CD'],
    ['Zaire', 'CD'],
    ['Congo Brazzaville', 'CG'],
    ['Republic of the Congo', 'CG'],
    ['Hong Kong', 'HK'],
    ['Macau', 'MO'],
    ['Palestine', 'PS'],
    ['Viet Nam', 'VN'],
    ['Bosnia and Herzegovina', 'BA'],
    ['St Lucia', 'LC'],
    ['Saint Lucia', 'LC'],
    ['Saint Kitts and Nevis', 'KN'],
    ['Sao Tome and Principe', 'ST'],
    ['Curacao', 'CW'],
    ['Aland', 'AX'],
    ['LTU', 'LT'],
  ])('%s finds %s first (D-APP-14, APP-043)', (search, code) => {
    expect(findCountryCodes('en', search)[0]).toBe(code);
  });

  it.each([
    ['Grossbritannien', 'GB'],
    ['Großbritannien', 'GB'],
    ['UK', 'GB'],
    ['USA', 'US'],
    ['Amerika', 'US'],
    ['Elfenbeinkuste', 'CI'],
    ['Tschechische Republik', 'CZ'],
    ['Weißrussland', 'BY'],
    ['Moldawien', 'MD'],
    ['Hongkong', 'HK'],
    ['Palästina', 'PS'],
    ['Vatikan', 'VA'],
    ['Birma', 'MM'],
    ['Osttimor', 'TL'],
    ['Germany', 'DE'],
    ['Turkey', 'TR'],
  ])('finds by the German search %s the country %s first (D-APP-14, WISH-020)', (search, code) => {
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
