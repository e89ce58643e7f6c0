import { describe, expect, it } from 'vitest';
import { getFeature, type Catalogue } from '../catalogue.ts';
import { germanTexts as german } from './germanTexts.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../**/*.texts.ts', { eager: true });
const isCatalogue = (value: unknown): value is Catalogue<object> =>
  typeof value === 'object' && value !== null && Object.getOwnPropertySymbols(value).length === 1;
const catalogues = Object.values(modules).flatMap((module) => Object.values(module).filter(isCatalogue));

/** The literal parts of a text function, taken from its source. */
const extractLiterals = (source: string): string =>
  [...source.matchAll(/'([^']*)'|`([^`]*)`/g)]
    .map(([, plain = '', template = '']) => plain + template.replaceAll(/\$\{[^}]*\}/g, ''))
    .join(' ');

/** Flattens texts to paths: 'states.on' -> 'On'. */
function flattenTexts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, entry]) => flattenTexts(entry, path === '' ? name : `${path}.${name}`));
  return [[path, typeof value === 'function' ? extractLiterals(String(value)).replaceAll('\\u00A0', '\u00A0') : String(value)]];
}

/** Complete texts that are the same in both languages: names, codes and shared words. */
const SAME_IN_BOTH: ReadonlySet<string> = new Set([
  'Details',
  ...'April August September November'.split(' '),
  ...'Bank Code Code: Demo Euro Fiat Format Limits Name Passkeys Region Status System Version'.split(' '),
  ...'Bitcoin Ethereum Facebook LinkedIn Telegram Launch Growth Wealth'.split(' '),
  ...'BIC CSV IBAN ID ISIN LEI SEPA VASP XLSX'.split(' '),
  ...'Wealth Club,Elin Vaher,Tom Marchetti,Sade Okafor,Henrik Aalto,Mira Castellane,Daniel Reyes'.split(','),
]);

describe.each(catalogues.map((texts) => [getFeature(texts), texts] as const))('%s', (feature, texts) => {
  const own = flattenTexts(german[feature]);

  it(`has exactly the catalogue's texts in German (WISH-020)`, () => {
    expect(own.map(([path]) => path).toSorted()).toEqual(
      flattenTexts(texts)
        .map(([path]) => path)
        .toSorted(),
    );
  });

  it('differs from the English, except for names and codes (WISH-020)', () => {
    const englishTexts = new Map(flattenTexts(texts));
    const same = own.filter(([path, text]) => englishTexts.get(path) === text && /\p{Letter}/u.test(text)).map(([, text]) => text.trim());
    expect(same.filter((text) => !SAME_IN_BOTH.has(text))).toEqual([]);
  });
});

it('pairs every catalogue, each with a unique name, with a German one (WISH-020)', () => {
  const features = catalogues.map(getFeature);
  expect(features.length).toBeGreaterThan(80);
  expect(Object.keys(german).toSorted()).toEqual(features.toSorted());
  expect(Object.keys(modules).filter((path) => !Object.values(modules[path] ?? {}).some(isCatalogue))).toEqual([]);
});

it('follows German typography: „…“, a dash between figures, no-break spaces where a line must not break (WISH-020)', () => {
  const texts = Object.entries(german).flatMap(([feature, entries]) =>
    flattenTexts(entries).map(([path, text]) => [`${feature}.${path}`, text] as const),
  );
  expect(texts.filter(([, text]) => /\d%|[€$]\d|\.\.\.|\d-\d| …| %/.test(text)).map(([path]) => path)).toEqual([]);
});
