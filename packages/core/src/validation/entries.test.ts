import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS } from '../testing/anyMoney.ts';
import { dateOfBirthIssue, isIsoDate } from './dates.ts';
import { isCurrencyCode, isToken, isUuid, parseId, parseTargetId } from './identifiers.ts';
import { isDecimalText, isNonNegativeDouble, isPercentage } from './numberTexts.ts';
import { participantNameIssue } from './participantName.ts';
import { sendAddressIssue } from './sendAddress.ts';
import { sendCommentIssue, supportMessageIssue } from './texts.ts';

describe('names (RULE-015)', () => {
  it.each(['A', 'Ann Lee', 'ACME 2. Ltd', 'a'.repeat(140), 'Žydrūnas', 'Нина', '山田 太郎', '𝒜'.repeat(140), ' Ann '])(
    'accepts the name %s (FMT-011, TRS-013)',
    (name) => {
      expect(participantNameIssue(name)).toBeNull();
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
  ] as const)('"%s" is %s (FMT-010, FMT-011, FMT-012)', (name, issue) => {
    expect(participantNameIssue(name)).toBe(issue);
  });

  it('property: surrounding spaces never matter, and no text makes the check throw (FMT-011)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 160 }), (name) => {
        expect(participantNameIssue(`  ${name} `)).toBe(participantNameIssue(name));
      }),
      RUNS,
    );
  });
});

describe('free texts', () => {
  it('a comment has at most 140 characters (SEND-019, TRS-021, LIM-082)', () => {
    expect(sendCommentIssue('')).toBeNull();
    expect(sendCommentIssue('😀'.repeat(140))).toBeNull();
    expect(sendCommentIssue('x'.repeat(141))).toBe('tooLong');
  });

  it('a support message has 1 to 8912 characters (LIM-022, D-LIM-05)', () => {
    expect(supportMessageIssue(' \n')).toBe('required');
    expect(supportMessageIssue('x'.repeat(8912))).toBeNull();
    expect(supportMessageIssue('x'.repeat(8913))).toBe('tooLong');
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
  ] as const)('"%s" of %s is %s (SEND-020, TRS-021, D-SEND-07)', (address, code, issue) => {
    expect(sendAddressIssue(address, code)).toBe(issue);
  });

  it('takes another limit of a network (D-SEND-07)', () => {
    expect(sendAddressIssue(`bc1p${'q'.repeat(58)}`, 'BTC', 62)).toBeNull();
  });
});

describe('typed values', () => {
  it('uuids (FMT-020, USR-027)', () => {
    expect(isUuid('7b1f6a52-3c0e-4d8e-9a57-0c1d2e3f4a5b')).toBe(true);
    expect(isUuid('7B1F6A52-3C0E-4D8E-9A57-0C1D2E3F4A5B')).toBe(true);
    expect(isUuid('7b1f6a523c0e4d8e9a570c1d2e3f4a5b')).toBe(false);
    expect(isUuid('7b1f6a52-3c0e-4d8e-9a57-0c1d2e3f4a5g')).toBe(false);
  });

  it.each([
    [101, 101],
    ['101', 101],
    ['0', null],
    [0, null],
    [-1, null],
    [1.5, null],
    ['1.5', null],
    ['', null],
    ['abc', null],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740992', null],
  ])('the account or card id %s is %s (FMT-020, USR-027)', (value, id) => {
    expect(parseId(value)).toBe(id);
  });

  it('a target is type:id (FMT-054)', () => {
    expect(parseTargetId('card:11')).toEqual({ type: 'card', id: '11' });
    expect(parseTargetId('wallet:0')).toEqual({ type: 'wallet', id: '0' });
    for (const value of ['card', 'card:', ':11', 'card:1:2', 'Card:1 ']) expect(parseTargetId(value)).toBeNull();
  });

  it('percentages (FMT-018)', () => {
    for (const value of ['5%', '-0.25%', '12.50%']) expect(isPercentage(value)).toBe(true);
    for (const value of ['5', '%', '5 %', '.5%', '5.%', 'x%']) expect(isPercentage(value)).toBe(false);
  });

  it('doubles that are not negative (FMT-019)', () => {
    for (const value of ['0', '12', '1.50']) expect(isNonNegativeDouble(value)).toBe(true);
    for (const value of ['-1', '', 'x', '1e3', '1.', '.5']) expect(isNonNegativeDouble(value)).toBe(false);
  });

  it('decimal strings of the wire (FMT-030)', () => {
    for (const value of ['0', '-0.5', '100.00', '999999999999999999']) expect(isDecimalText(value)).toBe(true);
    for (const value of ['00', '01', '1,000', '1e3', '+1', '', '1.', '1234567890123456789']) expect(isDecimalText(value)).toBe(false);
  });

  it('tokens and currency codes (FMT-027)', () => {
    expect(isToken('')).toBe(false);
    expect(isToken('rt_1')).toBe(true);
    expect(isCurrencyCode('USDC')).toBe(true);
    expect(isCurrencyCode('usdc')).toBe(false);
  });
});

describe('dates', () => {
  it.each([
    ['2026-03-14', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-3-14', false],
    ['14/03/2026', false],
    ['', false],
  ])('%s is a day: %s (FMT-056)', (value, isDay) => {
    expect(isIsoDate(value)).toBe(isDay);
  });

  it.each([
    ['1990-05-01', null],
    ['2026-03-14', null],
    ['2026-03-15', 'future'],
    ['1899-12-31', 'invalid'],
    ['1900-01-01', null],
    ['2001-02-30', 'invalid'],
    ['', 'required'],
  ] as const)('the date of birth %s is %s on 2026-03-14 (RCV-021, D-RCV-17)', (date, issue) => {
    expect(dateOfBirthIssue(date, '2026-03-14')).toBe(issue);
  });
});
