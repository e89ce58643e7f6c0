import fc from 'fast-check';
import { countrySpecs } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { ibanCountry, checkIban, ibanLengths, isIbanComplete, isSepaCountry, mod97, normalizeIban } from './iban.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** A valid IBAN of any country in the table, in the format required by its registry. */
const anyIban = fc.oneof(
  ...Array.from(ibanLengths.keys(), (country) =>
    fc.stringMatching(new RegExp(`^${countrySpecs[country]?.bban_regexp ?? ''}$`)).map((account) => {
      const check = 98 - mod97(`${account}${country}00`);
      return `${country}${check.toString().padStart(2, '0')}${account}`;
    }),
  ),
);

describe('IBAN', () => {
  it.each([
    'LT121000011101001000',
    'DE89370400440532013000',
    'EE382200221020145685',
    'GB29NWBK60161331926819',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'FR1420041010050500013M02606',
    'SE4550000000058398257466',
    'CH9300762011623852957',
    'XK051212012345678906',
    'LC55HEMM000100010012001200023015',
  ])('accepts %s (FMT-013, FMT-014, SEPA-040)', (iban) => {
    expect(checkIban(iban)).toBeNull();
  });

  it.each([
    ['one digit changed', 'DE89370400440532013001'],
    ['two digits swapped', 'DE89370400440532010300'],
    ['too short', 'DE8937040044053201300'],
    ['too long', 'DE893704004405320130000'],
    ['length of another country', 'LT89370400440532013000'],
    ['unknown country', 'US89370400440532013000'],
    ['other letters', 'DE8937040044053201300Ä'],
    ['no check digits', 'DEXX370400440532013000'],
    ['only a country', 'DE'],
    ['check digits 00, which stand for 97', 'GB00HLFX11016111455365'],
    ['check digits 01, which stand for 98', 'EE012200221111099080'],
    ['check digits 99, which stand for 02', 'DE99370400440532013014'],
    ['a letter where the country has digits', 'DE85A70400440532013000'],
    ['a digit where the country has letters', 'GB64NW1K60161331926819'],
    ['a footnote in the place of a digit', 'DE8937040044053201300\u2070'],
    ['more than anybody writes', `DE89370400440532013000${' '.repeat(60_000)}`],
  ])('refuses %s (FMT-013, FMT-014, SEPA-040)', (_, iban) => {
    expect(checkIban(iban)).toBe('invalid');
  });

  it('drops spaces and hyphens and converts to upper case (FMT-055, SEPA-039, D-FMT-07)', () => {
    expect(normalizeIban(' de89 3704-0044 0532 0130 00')).toBe('DE89370400440532013000');
    expect(checkIban('de89 3704 0044 0532 0130 00')).toBeNull();
    expect(checkIban(' - ')).toBe('required');
    expect(ibanCountry('de89')).toBe('DE');
  });

  it.each([
    ['zero width between the groups', 'DE89\u200B3704\u20600044 0532 0130 00'],
    ['a mark of direction around it', '\u202ADE89370400440532013000\u202C'],
    ['no-break spaces and hyphens', 'DE89\u00A03704\u202F0044\u20110532\u201001300\u00AD0'],
    ['its name in front', 'IBAN: DE89 3704 0044 0532 0130 00'],
    ['its name without a colon', 'iban de89370400440532013000'],
    ['letters and digits of full width', '\uFF24\uFF25\uFF18\uFF19370400440532013000'],
    ['digits of another script', 'DE\u0668\u0669370400440532013000'],
  ])('reads an IBAN with %s (FMT-055, SEPA-039, D-FMT-07)', (_, pasted) => {
    expect(normalizeIban(pasted)).toBe('DE89370400440532013000');
    expect(checkIban(pasted)).toBeNull();
  });

  it('supports 89 countries (D-FMT-06)', () => {
    expect(ibanLengths.size).toBe(89);
    expect([...ibanLengths.values()].every((length) => length >= 15 && length <= 34)).toBe(true);
  });

  it('reports when an IBAN is complete enough to check its sum (D-SEPA-18)', () => {
    expect(isIbanComplete('LT12 1000 0111 0100 100')).toBe(false);
    expect(isIbanComplete('LT12 1000 0111 0100 1000')).toBe(true);
    expect(isIbanComplete('L')).toBe(false);
    expect(isIbanComplete('ZZ')).toBe(true);
  });

  it('property: accepts valid check digits, whatever the spacing and case (FMT-014)', () => {
    forAll(anyIban, fc.nat(30), (iban, at) => {
      expect(checkIban(`${iban.slice(0, at)} ${iban.slice(at).toLowerCase()}`)).toBeNull();
    });
  });

  it('property: detects any single digit or letter replaced by another (FMT-014)', () => {
    forAll(anyIban, fc.nat(33), fc.nat(24), (iban, place, step) => {
      const at = place % iban.length;
      const set = /\d/.test(iban[at] ?? '') ? ALPHABET.slice(0, 10) : ALPHABET.slice(10);
      const other = set[(set.indexOf(iban[at] ?? '') + 1 + (step % (set.length - 1))) % set.length] ?? '';
      expect(checkIban(`${iban.slice(0, at)}${other}${iban.slice(at + 1)}`)).toBe('invalid');
    });
  });

  it('property: detects any two adjacent digits that are swapped (FMT-014)', () => {
    forAll(anyIban, fc.nat(32), (iban, place) => {
      const at = place % (iban.length - 1);
      const [left = '', right = ''] = [iban[at], iban[at + 1]];
      fc.pre(left !== right && /^\d\d$/.test(left + right));
      expect(checkIban(`${iban.slice(0, at)}${right}${left}${iban.slice(at + 2)}`)).toBe('invalid');
    });
  });

  it('property: never throws, whatever the text (FMT-013)', () => {
    forAll(fc.string({ unit: 'binary' }), (text) => {
      expect([null, 'required', 'invalid']).toContain(checkIban(text));
    });
  });

  it('knows the SEPA countries, all of which have IBANs (RULE-016, API-020)', () => {
    expect(['LT', 'DE', 'CH', 'GB', 'MC', 'VA'].every(isSepaCountry)).toBe(true);
    expect(['AE', 'UA', 'TR', 'FO', 'GL', 'US', 'XK'].some(isSepaCountry)).toBe(false);
    expect([...ibanLengths.keys()].filter(isSepaCountry)).toHaveLength(42);
  });
});
