import { describe, expect, it } from 'vitest';
import { getSource, type AnyCatalogue } from '../catalogue.ts';
import { englishTexts } from '../en/englishTexts.ts';
import { findTextFaults } from '../en/findTextFaults.ts';
import { isPlural } from '../writeTexts.ts';
import { germanTexts as german } from './germanTexts.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../**/*.texts.ts', { eager: true });
const isCatalogue = (value: unknown): value is AnyCatalogue =>
  typeof value === 'object' && value !== null && Object.getOwnPropertySymbols(value).length === 1;
const catalogues = Object.values(modules).flatMap((module) => Object.values(module).filter(isCatalogue).map(getSource));

/** Flattens texts to paths, without the values in them: 'states.on' -> 'On'. A plural is one text. */
function flattenTexts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (isPlural(value)) return flattenTexts(Object.values(value).join(' '), path);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, entry]) => flattenTexts(entry, path === '' ? name : `${path}.${name}`));
  return [[path, String(value).replaceAll(/\{\w+\}/g, '')]];
}

const germanOf = new Map<string, unknown>(Object.entries(german));

/** Complete texts that are the same in both languages: names, codes and shared words. */
const SAME_IN_BOTH: ReadonlySet<string> = new Set([
  'Details',
  'Bank:  · BIC:',
  ...'April August September November'.split(' '),
  ...'Bank Code Code: Demo Euro Fiat Format Limits Name Passkeys Region Status System Version'.split(' '),
  ...'Bitcoin Ethereum Facebook LinkedIn Telegram Launch Growth Wealth'.split(' '),
  ...'BIC CSV IBAN ID ISIN LEI SEPA UTC VASP XLSX'.split(' '),
  ...'Wealth Club,Elin Vaher,Tom Marchetti,Sade Okafor,Henrik Aalto,Mira Castellane,Daniel Reyes'.split(','),
]);

describe.each(Object.entries(englishTexts))('%s', (feature, texts) => {
  const own = flattenTexts(germanOf.get(feature));

  it('differs from the English, except for names and codes (WISH-020)', () => {
    const original = new Map(flattenTexts(texts));
    const same = own.filter(([path, text]) => original.get(path) === text && /\p{Letter}/u.test(text)).map(([, text]) => text.trim());
    expect(same.filter((text) => !SAME_IN_BOTH.has(text))).toEqual([]);
  });
});

it('has exactly the English texts, with their values and the plurals of German (WISH-020)', () => {
  expect(findTextFaults('de-DE', german, englishTexts)).toEqual([]);
});

it('lists every catalogue, each with a unique name (WISH-020)', () => {
  const features = catalogues.map(({ feature }) => feature);
  expect(Object.keys(englishTexts).toSorted()).toEqual(features.toSorted());
  expect(features.length).toBeGreaterThan(80);
  expect(Object.keys(modules).filter((path) => !Object.values(modules[path] ?? {}).some(isCatalogue))).toEqual([]);
});

it('follows German typography: „…“, a dash between figures, no-break spaces where a line must not break (WISH-020)', () => {
  const texts = Object.entries(german).flatMap(([feature, entries]) =>
    flattenTexts(entries).map(([path, text]) => [`${feature}.${path}`, text] as const),
  );
  expect(texts.filter(([, text]) => /\d%|[€$]\d|\.\.\.|\d-\d| …| %/.test(text)).map(([path]) => path)).toEqual([]);
});
