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
  it('lists everything while nothing is searched (D-APP-14)', () => {
    expect(findOptions(countries, '  ')).toEqual(countries);
  });
  it('ignores case and diacritics (D-APP-14)', () => {
    expect(findOptions(countries, 'REUNIÓN')).toEqual([REUNION]);
  });
  it('puts what starts with the search first, the rest in the given order (D-APP-14)', () => {
    expect(findOptions(countries, 'li')).toEqual([LITHUANIA, SOMALIA]);
    expect(findOptions(countries, 'l')).toEqual([LITHUANIA, CHILE, SOMALIA]);
  });
  it('finds by code (D-APP-14)', () => {
    expect(findOptions(countries, 'cl')).toEqual([CHILE]);
  });
  it('finds nothing where nothing matches (APP-032)', () => {
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
