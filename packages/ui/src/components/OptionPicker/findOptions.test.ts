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
  it('D-APP-14 lists everything while nothing is searched', () => {
    expect(findOptions(countries, '  ')).toEqual(countries);
  });
  it('D-APP-14 ignores case and diacritics', () => {
    expect(findOptions(countries, 'REUNIÓN')).toEqual([REUNION]);
  });
  it('D-APP-14 puts what starts with the search first, the rest in the given order', () => {
    expect(findOptions(countries, 'li')).toEqual([LITHUANIA, SOMALIA]);
    expect(findOptions(countries, 'l')).toEqual([LITHUANIA, CHILE, SOMALIA]);
  });
  it('D-APP-14 finds by code', () => {
    expect(findOptions(countries, 'cl')).toEqual([CHILE]);
  });
  it('APP-032 finds nothing where nothing matches', () => {
    expect(findOptions(countries, 'zz')).toEqual([]);
  });
  it('D-APP-14 property: every option is found by its own label', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (label) => {
        const option = { value: 'x', label };
        expect(findOptions([CHILE, option], label)).toContain(option);
      }),
      { numRuns: 1000 },
    );
  });
});
