import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOptions } from './findOptions.ts';

const country = (code: string, label: string) => ({ value: code, code, label });
const LITHUANIA = country('LT', 'Lithuania');
const CHILE = country('CL', 'Chile');
const REUNION = country('RE', 'Réunion');
const SOMALIA = country('SO', 'Somalia');
const countries = [CHILE, SOMALIA, LITHUANIA, REUNION];

describe('findOptions', () => {
  it('returns every option for a blank search (D-APP-14)', () => {
    expect(findOptions(countries, '  ')).toEqual(countries);
  });
  it('ignores case and diacritics (D-APP-14)', () => {
    expect(findOptions(countries, 'REUNIÓN')).toEqual([REUNION]);
  });
  it('puts options that start with the search first and keeps the given order otherwise (D-APP-14)', () => {
    expect(findOptions(countries, 'li')).toEqual([LITHUANIA, SOMALIA]);
    expect(findOptions(countries, 'l')).toEqual([LITHUANIA, CHILE, SOMALIA]);
  });
  it.each([
    ["cote d'ivoire", 'Côte d’Ivoire'],
    ['CÔTE D`IVOIRE', 'Côte dʼIvoire'],
    ['guinea bissau', 'Guinea-Bissau'],
    ['st lucia', 'St. Lucia'],
    ['turkiye', 'Türkiye'.normalize('NFD')],
    ['INDIA', 'india'],
    ['ístanbul', 'İSTANBUL'],
    ['sao tome', 'São\u00A0Tomé'],
    ['lodz', 'Łódź'],
    ['strasse', 'Straße'],
  ])('%s finds %s (D-APP-14)', (search, label) => {
    const option = { value: 'x', label };
    expect(findOptions([CHILE, option], search)).toEqual([option]);
  });
  it('matches word starts of other names and puts exact matches first (D-APP-14)', () => {
    const kingdom = { ...country('GB', 'United Kingdom'), otherNames: ['UK', 'Great Britain'] };
    const ukraine = country('UA', 'Ukraine');
    expect(findOptions([ukraine, kingdom], 'uk')).toEqual([kingdom, ukraine]);
    expect(findOptions([ukraine, kingdom], 'brit')).toEqual([kingdom]);
    expect(findOptions([ukraine, kingdom], 'ritain')).toEqual([]);
  });
  it('matches the code (D-APP-14)', () => {
    expect(findOptions(countries, 'cl')).toEqual([CHILE]);
  });
  it('returns nothing when no option matches (APP-032)', () => {
    expect(findOptions(countries, 'zz')).toEqual([]);
  });
  it('property: every option is found by its own label (D-APP-14)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (label) => {
        const option = { value: 'x', label };
        expect(findOptions([CHILE, option], label)).toContain(option);
      }),
      { numRuns: 1000 },
    );
  });
});
