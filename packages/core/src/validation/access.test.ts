import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { isAppVersionAtLeast, nativeCardFlowVersion, parseAppVersion } from './appVersion.ts';
import { extractDigits, checkInviteCode, checkOneTimeCodeFormat } from './codes.ts';
import { checkEmail, hasPassportNotice, isNotPhone, normalizePhone, checkPhone } from './contacts.ts';
import { checkKnownPassword, checkNewPassword, checkPasswordCriteria, checkPasswordRepeat } from './passwords.ts';

const PRINTABLE = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

describe('phone (SET-032)', () => {
  it.each([
    ['(+370) 600-00001', '+37060000001'],
    ['0037060000001', '+37060000001'],
    ['370 600 00001', '+37060000001'],
    ['++370', '+370'],
    ['', '+'],
    ['abc', '+'],
  ])('normalises "%s" to %s (FMT-001, D-FMT-01)', (typed, phone) => {
    expect(normalizePhone(typed)).toBe(phone);
  });

  it.each([
    ['', 'required'],
    ['+', 'required'],
    [' - ', 'required'],
    ['+1234', 'invalid'],
    ['+12345', null],
    ['+123456789012345678', null],
    ['+1234567890123456789', 'invalid'],
  ] as const)('checks "%s": %s (FMT-002, FMT-003, LIM-014)', (typed, issue) => {
    expect(checkPhone(typed)).toBe(issue);
  });

  it('property: normalising is idempotent, leaves a plus and digits, and keeps what is checked of a phone number (FMT-001, D-FMT-02)', () => {
    forAll(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9() -]{0,24}$/)), (typed) => {
      const phone = normalizePhone(typed);
      expect(phone).toMatch(/^\+\d*$/);
      expect(normalizePhone(phone)).toBe(phone);
      if (phone !== '+' && isNotPhone(typed)) expect(checkPhone(typed)).toBe('invalid');
      else expect(checkPhone(typed)).toBe(checkPhone(phone));
    });
  });

  it('shows the passport notice for certain country codes (LIM-061)', () => {
    expect(hasPassportNotice('+79000000000')).toBe(true);
    expect(hasPassportNotice('+37060000001')).toBe(false);
    expect(hasPassportNotice('+37360000001')).toBe(true);
  });
});

describe('new password (FMT-043)', () => {
  it.each([
    ['', 'required'],
    ['Abcdefg1', null],
    ['Abcdef1', 'criteriaNotMet'],
    ['abcdefg1', 'criteriaNotMet'],
    ['ABCDEFG1', 'criteriaNotMet'],
    ['Abcdefgh', 'criteriaNotMet'],
    [`Aa1${'x'.repeat(29)}`, null],
    [`Aa1${'x'.repeat(30)}`, 'criteriaNotMet'],
    ['Abcdef 1', 'symbolNotAllowed'],
    ['Abcdefé1', 'symbolNotAllowed'],
    ['Abcdefg1\n', 'symbolNotAllowed'],
    ['Abcdefg1😀', 'symbolNotAllowed'],
  ] as const)('checks "%s": %s (PWD-001, PWD-002, PWD-003)', (password, issue) => {
    expect(checkNewPassword(password)).toBe(issue);
  });

  it('allows each of the 32 symbols (PWD-004)', () => {
    for (const symbol of '~`!@#$%^&*()_+-={}[]\\|;:"\'><,./?') expect(checkNewPassword(`Abcdef1${symbol}`)).toBeNull();
  });

  it('reports which criteria are met (PWD-008)', () => {
    expect(checkPasswordCriteria('abc')).toEqual({ length: false, lowercase: true, uppercase: false, number: false });
    expect(checkPasswordCriteria('ABCDEFG1')).toEqual({ length: true, lowercase: false, uppercase: true, number: true });
  });

  it('requires the same password twice (PWD-007)', () => {
    expect(checkPasswordRepeat('Abcdefg1', '')).toBe('required');
    expect(checkPasswordRepeat('Abcdefg1', 'Abcdefg2')).toBe('different');
    expect(checkPasswordRepeat('Abcdefg1', 'Abcdefg1')).toBeNull();
  });

  it('property: accepts printable text exactly when all four criteria are met (PWD-003, SET-025)', () => {
    forAll(fc.string({ unit: fc.constantFrom(...PRINTABLE), minLength: 1, maxLength: 40 }), (password) => {
      const isMet = Object.values(checkPasswordCriteria(password)).every(Boolean);
      expect(checkNewPassword(password)).toBe(isMet ? null : 'criteriaNotMet');
    });
  });

  it('property: detects any character outside printable ASCII (PWD-002, SET-025)', () => {
    const stranger = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((character) => !PRINTABLE.includes(character));
    forAll(fc.nat(8), stranger, (at, character) => {
      const password = `${'Abcdefg1'.slice(0, at)}${character}${'Abcdefg1'.slice(at)}`;
      expect(checkNewPassword(password)).toBe('symbolNotAllowed');
    });
  });
});

describe('known password', () => {
  it.each([
    ['', 'required'],
    ['12345', 'tooShort'],
    ['123456', null],
    ['x'.repeat(32), null],
    ['x'.repeat(33), 'tooLong'],
  ] as const)('checks "%s": %s (PWD-006, AUTH-016, AUTH-017)', (password, issue) => {
    expect(checkKnownPassword(password)).toBe(issue);
  });
});

describe('codes', () => {
  it.each([
    ['', 'sms', 'required'],
    ['  ', 'sms', 'required'],
    ['123456', 'sms', null],
    [' 123456 ', 'sms', null],
    ['12345', 'sms', 'invalid'],
    ['1234567', 'sms', 'invalid'],
    ['12345a', 'sms', 'invalid'],
    ['1234', 'call', null],
    ['123456', 'call', 'invalid'],
    ['١٢٣٤', 'call', 'invalid'],
  ] as const)('checks "%s" by %s: %s (FMT-005, FMT-006, FMT-008)', (code, method, issue) => {
    expect(checkOneTimeCodeFormat(code, method)).toBe(issue);
  });

  it('property: keeps the typed digits in their order and nothing else (FMT-007)', () => {
    forAll(fc.string({ unit: fc.constantFrom(...'0123456789 -aé'.split('')) }), (typed) => {
      expect(extractDigits(typed)).toBe(
        Array.from(typed)
          .filter((character) => character >= '0' && character <= '9')
          .join(''),
      );
    });
  });

  it.each([
    ['A', null],
    ['ab-12~Z', null],
    [' HALDEN ', null],
    ['x'.repeat(20), null],
    ['x'.repeat(21), 'invalid'],
    ['', 'invalid'],
    ['a_b', 'invalid'],
    ['ä', 'invalid'],
  ] as const)('checks the invite code "%s": %s (FMT-009, REG-029, LIM-015)', (code, issue) => {
    expect(checkInviteCode(code)).toBe(issue);
  });
});

describe('e-mail', () => {
  it.each([
    ['alice@example.com', null],
    [' alice@example.com ', null],
    ["o'hale+wallet@mail.example.co.uk", null],
    ['', 'required'],
    ['alice', 'invalid'],
    ['alice@example', 'invalid'],
    ['alice@-example.com', 'invalid'],
    ['a b@example.com', 'invalid'],
    ['alice@exam_ple.com', 'invalid'],
    ['alice@@example.com', 'invalid'],
    ['alice@example.com.', 'invalid'],
    [`${'a'.repeat(242)}@example.com`, null],
    [`${'a'.repeat(243)}@example.com`, 'invalid'],
  ] as const)('checks "%s": %s (FMT-016, D-FMT-08)', (email, issue) => {
    expect(checkEmail(email)).toBe(issue);
  });

  it('property: an accepted address has an @ followed by a dot (FMT-016)', () => {
    forAll(fc.oneof(fc.emailAddress(), fc.string({ unit: fc.constantFrom(...'a@.-'.split('')) })), (email) => {
      if (checkEmail(email) === null) expect(email.trim()).toMatch(/^[^@]+@[^@]+\.[^@]+$/);
    });
  });
});

describe('wrapper version', () => {
  it.each([
    ['2025.08.13', true],
    ['2025.8.13', true],
    ['2025.08.14', true],
    ['2026.01.01', true],
    ['2025.08.12', false],
    ['2025.07.31', false],
    ['2024.12.31', false],
    ['', false],
    ['22.3.1', false],
  ])('%s uses the native card flow: %s (FMT-028, D-FMT-24, LIM-052)', (version, isNative) => {
    expect(isAppVersionAtLeast(version, nativeCardFlowVersion)).toBe(isNative);
  });

  it('parses year, month and day (FMT-028)', () => {
    expect(parseAppVersion('2025.08.13')).toEqual([2025, 8, 13]);
    expect(parseAppVersion('v2025.08.13')).toBeNull();
  });

  it('property: of two versions, one is at least the other (D-FMT-24)', () => {
    const anyVersion = fc.tuple(fc.integer({ min: 2000, max: 2099 }), fc.nat(99), fc.nat(99)).map((parts) => parts.join('.'));
    forAll(anyVersion, anyVersion, (a, b) => {
      expect(isAppVersionAtLeast(a, a)).toBe(true);
      expect(isAppVersionAtLeast(a, b) || isAppVersionAtLeast(b, a)).toBe(true);
    });
  });
});
