import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS } from '../testing/anyMoney.ts';
import { isAbaCode, isAccountNumber, isBic } from './bankCodes.ts';
import { ibanCountry, ibanIssue, isIbanComplete, isVirtualIban, normalizeIban } from './iban.ts';
import { ibanLengths } from './ibanLengths.ts';
import { hasIsinCheckDigit, isIsin } from './isin.ts';
import { hasLeiChecksum, isLei, legalIdIssue } from './legalEntity.ts';
import { mod97 } from './mod97.ts';
import { isSepaCountry } from './sepaCountries.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** A valid IBAN of any country of the table. */
const anyIban = fc.constantFrom(...ibanLengths).chain(([country, length]) =>
  fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: length - 4, maxLength: length - 4 }).map((account) => {
    const check = 98 - mod97(`${account}${country}00`);
    return `${country}${check.toString().padStart(2, '0')}${account}`;
  }),
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
    expect(ibanIssue(iban)).toBeNull();
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
  ])('refuses %s (FMT-013, FMT-014, SEPA-040)', (_, iban) => {
    expect(ibanIssue(iban)).toBe('invalid');
  });

  it('drops spaces and hyphens and uppercases (FMT-055, SEPA-039, D-FMT-07)', () => {
    expect(normalizeIban(' de89 3704-0044 0532 0130 00')).toBe('DE89370400440532013000');
    expect(ibanIssue('de89 3704 0044 0532 0130 00')).toBeNull();
    expect(ibanIssue(' - ')).toBe('required');
    expect(ibanCountry('de89')).toBe('DE');
  });

  it('knows 89 countries (D-FMT-06)', () => {
    expect(ibanLengths.size).toBe(89);
    expect([...ibanLengths.values()].every((length) => length >= 15 && length <= 34)).toBe(true);
  });

  it('knows when a sum may be judged (D-SEPA-18)', () => {
    expect(isIbanComplete('LT12 1000 0111 0100 100')).toBe(false);
    expect(isIbanComplete('LT12 1000 0111 0100 1000')).toBe(true);
    expect(isIbanComplete('L')).toBe(false);
    expect(isIbanComplete('ZZ')).toBe(true);
  });

  it('property: an IBAN with the right check digits is accepted however it is spaced (FMT-014)', () => {
    fc.assert(
      fc.property(anyIban, fc.nat(30), (iban, at) => {
        expect(ibanIssue(`${iban.slice(0, at)} ${iban.slice(at).toLowerCase()}`)).toBeNull();
      }),
      RUNS,
    );
  });

  it('property: a digit typed for another digit, a letter for another letter is always found (FMT-014)', () => {
    fc.assert(
      fc.property(anyIban, fc.nat(33), fc.nat(24), (iban, place, step) => {
        const at = place % iban.length;
        const set = /\d/.test(iban[at] ?? '') ? ALPHABET.slice(0, 10) : ALPHABET.slice(10);
        const other = set[(set.indexOf(iban[at] ?? '') + 1 + (step % (set.length - 1))) % set.length] ?? '';
        expect(ibanIssue(`${iban.slice(0, at)}${other}${iban.slice(at + 1)}`)).toBe('invalid');
      }),
      RUNS,
    );
  });

  it('property: two swapped digits beside each other are always found (FMT-014)', () => {
    fc.assert(
      fc.property(anyIban, fc.nat(32), (iban, place) => {
        const at = place % (iban.length - 1);
        const [left = '', right = ''] = [iban[at], iban[at + 1]];
        fc.pre(left !== right && /^\d\d$/.test(left + right));
        expect(ibanIssue(`${iban.slice(0, at)}${right}${left}${iban.slice(at + 2)}`)).toBe('invalid');
      }),
      RUNS,
    );
  });

  it('property: no text makes the check throw (FMT-013)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([null, 'required', 'invalid']).toContain(ibanIssue(text));
      }),
      RUNS,
    );
  });

  it('a virtual IBAN is upper-case letters and digits (FMT-015, RULE-016)', () => {
    expect(isVirtualIban('LT903250000000000001')).toBe(true);
    expect(isVirtualIban('lt903250000000000001')).toBe(false);
    expect(isVirtualIban('')).toBe(false);
  });

  it('knows the countries of SEPA, all of which have IBANs (RULE-016, API-020)', () => {
    expect(['LT', 'DE', 'CH', 'GB', 'MC', 'VA'].every(isSepaCountry)).toBe(true);
    expect(['AE', 'UA', 'TR', 'FO', 'GL', 'US', 'XK'].some(isSepaCountry)).toBe(false);
    expect([...ibanLengths.keys()].filter(isSepaCountry)).toHaveLength(42);
  });
});

describe('codes of banks', () => {
  it.each([
    ['HALDLT22XXX', true],
    ['HALDLT22', true],
    ['HALDLT2', false],
    ['haldlt22', false],
    ['HALDLT22XX', false],
    ['1ALDLT22', false],
  ])('the BIC %s: %s (FMT-020, USR-027)', (bic, isValid) => {
    expect(isBic(bic)).toBe(isValid);
  });

  it.each([
    ['021000021', true],
    ['011401533', true],
    ['021000022', false],
    ['02100002', false],
  ])('the ABA code %s: %s (FMT-020, USR-027)', (code, isValid) => {
    expect(isAbaCode(code)).toBe(isValid);
  });

  it.each([
    ['123456', false],
    ['1234567', true],
    ['1'.repeat(25), true],
    ['1'.repeat(26), false],
    ['12345a7', false],
  ])('the account number %s: %s (FMT-017, LIM-017)', (number, isValid) => {
    expect(isAccountNumber(number)).toBe(isValid);
  });
});

describe('codes of companies and papers', () => {
  it.each(['US0378331005', 'IE00B4L5Y983', 'CH1123456787'])('accepts the ISIN %s (FMT-053, HOME-059)', (isin) => {
    expect(isIsin(isin)).toBe(true);
  });

  it('refuses an ISIN of another length or form (FMT-053)', () => {
    for (const isin of ['US037833100', 'US03783310055', 'us0378331005', '0378331005US', '']) expect(isIsin(isin)).toBe(false);
  });

  it('finds a wrong check digit (FMT-053)', () => {
    expect(hasIsinCheckDigit('US0378331005')).toBe(true);
    expect(hasIsinCheckDigit('IE00B4L5Y983')).toBe(true);
    expect(hasIsinCheckDigit('US0378331006')).toBe(false);
    expect(hasIsinCheckDigit('nonsense')).toBe(false);
  });

  it('property: exactly one check digit fits (FMT-053)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{9}$/), (stem) => {
        expect('0123456789'.split('').filter((digit) => hasIsinCheckDigit(stem + digit))).toHaveLength(1);
      }),
      RUNS,
    );
  });

  it('a LEI has 20 letters and digits, the last two of which are its check (D-USR-02)', () => {
    expect(isLei('5493001KJTIIGC8Y1R12')).toBe(true);
    expect(hasLeiChecksum('5493001KJTIIGC8Y1R12')).toBe(true);
    expect(hasLeiChecksum('5493001KJTIIGC8Y1R13')).toBe(false);
    expect(isLei('5493001KJTIIGC8Y1R1')).toBe(false);
  });

  it('a register number has 1 to 35 characters (RCV-022)', () => {
    expect(legalIdIssue(' ')).toBe('required');
    expect(legalIdIssue('304920426')).toBeNull();
    expect(legalIdIssue('x'.repeat(36))).toBe('tooLong');
  });
});
