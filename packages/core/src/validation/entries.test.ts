import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { checkSendAddress } from '../addresses/address.ts';
import { checkDateOfBirth } from './dates.ts';
import { checkParticipantName, checkSendComment, checkSupportMessage } from './texts.ts';

describe('names (RULE-015)', () => {
  it.each(['A', 'Ann Lee', 'ACME 2. Ltd', 'a'.repeat(140), 'Žydrūnas', 'Нина', '山田 太郎', '𝒜'.repeat(140), ' Ann '])(
    'accepts the name %s (FMT-011, TRS-013)',
    (name) => {
      expect(checkParticipantName(name)).toBeNull();
    },
  );

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['a'.repeat(141), 'tooLong'],
    ["O'Hale", 'forbiddenCharacter'],
    ['Ann-Lee', 'forbiddenCharacter'],
    ['Ann\tLee', 'forbiddenCharacter'],
    ['Ann😀', 'forbiddenCharacter'],
    [`${'a'.repeat(140)}!`, 'tooLong'],
  ] as const)('checks "%s": %s (FMT-010, FMT-011, FMT-012)', (name, issue) => {
    expect(checkParticipantName(name)).toBe(issue);
  });

  it('property: ignores surrounding spaces and never throws, whatever the text (FMT-011)', () => {
    forAll(fc.string({ unit: 'binary', maxLength: 160 }), (name) => {
      expect(checkParticipantName(`  ${name} `)).toBe(checkParticipantName(name));
    });
  });
});

describe('free texts', () => {
  it('limits a comment to 140 characters (SEND-019, TRS-021, LIM-082)', () => {
    expect(checkSendComment('')).toBeNull();
    expect(checkSendComment('😀'.repeat(140))).toBeNull();
    expect(checkSendComment('x'.repeat(141))).toBe('tooLong');
  });

  it('requires 1 to 8912 characters in a support message (LIM-022, D-LIM-05)', () => {
    expect(checkSupportMessage(' \n')).toBe('required');
    expect(checkSupportMessage('x'.repeat(8912))).toBeNull();
    expect(checkSupportMessage('x'.repeat(8913))).toBe('tooLong');
  });
});

describe('address of a send', () => {
  it.each([
    ['', 'BTC', 'required'],
    [' \n', 'ETH', 'required'],
    ['0x71C7656EC7ab88b098defB751B7401B5f6d8976F', 'ETH', null],
    [' 0x71C7656EC7ab88b098defB751B7401B5f6d8976F\n', 'ETH', null],
    ['0x71C7656EC7ab88b098defB751B7401B5f6d8976F0', 'ETH', 'tooLong'],
    [`bc1q${'q'.repeat(38)}`, 'BTC', null],
    [`bc1p${'q'.repeat(58)}`, 'BTC', 'longBitcoin'],
    [`BC1P${'Q'.repeat(58)}`, 'BTC', 'longBitcoin'],
    [`bc1p${'q'.repeat(58)}`, 'ETH', 'tooLong'],
  ] as const)('checks "%s" for %s: %s (SEND-020, TRS-021, D-SEND-07)', (address, code, issue) => {
    expect(checkSendAddress(address, code)).toBe(issue);
  });

  it('accepts another limit for a network (D-SEND-07)', () => {
    expect(checkSendAddress(`bc1p${'q'.repeat(58)}`, 'BTC', 62)).toBeNull();
    expect(checkSendAddress(`bc1p${'q'.repeat(59)}`, 'BTC', 62)).toBe('tooLong');
  });
});

describe('dates', () => {
  it.each([
    ['1990-05-01', null],
    ['2026-03-14', null],
    ['2026-03-15', 'future'],
    ['1899-12-31', 'invalid'],
    ['1900-01-01', null],
    ['2001-02-30', 'invalid'],
    ['', 'required'],
  ] as const)('checks the date of birth %s: %s on 2026-03-14 (RCV-021, D-RCV-17)', (date, issue) => {
    expect(checkDateOfBirth(date, '2026-03-14')).toBe(issue);
  });
});
