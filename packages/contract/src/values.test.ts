import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { targetId } from './holdings/accounts.ts';
import { listInstruments } from './holdings/balances.ts';
import { instrumentsExample } from './examples/balances.ts';
import { userInfoExample } from './examples/user-info.ts';
import { readResponse } from './parse.ts';
import { readUserInfo } from './customer/user-info.ts';
import { abaCode, accountNumber, bic, currencyCode, decimal, id, idText, uuid, virtualIban } from './values.ts';

const takes = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;
const acceptsIsin = (isin: string): boolean => readResponse(listInstruments, 200, [{ ...instrumentsExample[0], isin }]).success;
const acceptsLei = (lei: string): boolean => readResponse(readUserInfo, 200, { ...userInfoExample, entityLegalIds: { lei } }).success;

describe('typed values', () => {
  it.each([
    ['HALDLT22XXX', true],
    ['HALDLT22', true],
    ['HALDLT2', false],
    ['haldlt22', false],
    ['HALDLT22XX', false],
    ['1ALDLT22', false],
  ])('checks the BIC %s: %s (FMT-020, USR-027)', (value, isTaken) => {
    expect(takes(bic, value)).toBe(isTaken);
  });

  it.each([
    ['021000021', true],
    ['011401533', true],
    ['021000022', false],
    ['02100002', false],
  ])('checks the ABA code %s: %s (FMT-020, USR-027)', (value, isTaken) => {
    expect(takes(abaCode, value)).toBe(isTaken);
  });

  it.each([
    ['123456', false],
    ['1234567', true],
    ['1'.repeat(25), true],
    ['1'.repeat(26), false],
    ['12345a7', false],
  ])('checks the account number %s: %s (FMT-017, LIM-017)', (value, isTaken) => {
    expect(takes(accountNumber, value)).toBe(isTaken);
  });

  it('accepts only upper-case letters and digits in a virtual IBAN (FMT-015, RULE-016)', () => {
    expect(takes(virtualIban, 'LT903250000000000001')).toBe(true);
    expect(takes(virtualIban, 'lt903250000000000001')).toBe(false);
    expect(takes(virtualIban, '')).toBe(false);
  });

  it('accepts only a uuid of version 4 in lower case (FMT-020, USR-027)', () => {
    expect(takes(uuid, '7b1f6a52-3c0e-4d8e-9a57-0c1d2e3f4a5b')).toBe(true);
    expect(takes(uuid, '7b1f6a523c0e4d8e9a570c1d2e3f4a5b')).toBe(false);
    expect(takes(uuid, '7b1f6a52-3c0e-4d8e-9a57-0c1d2e3f4a5g')).toBe(false);
  });

  it('accepts only a positive integer as the id of an account or a card (FMT-020, USR-027)', () => {
    expect([101, 9_007_199_254_740_991].every((value) => takes(id, value))).toBe(true);
    expect([0, -1, 1.5, '101', 9_007_199_254_740_992].some((value) => takes(id, value))).toBe(false);
    expect(takes(idText, '101')).toBe(true);
    expect(['0', '1.5', '', 'abc', '9007199254740992'].some((value) => takes(idText, value))).toBe(false);
  });

  it('accepts only type:id as a target (FMT-054, HOME-044)', () => {
    expect(['card:11', 'wallet:0'].every((value) => takes(targetId, value))).toBe(true);
    expect(['card', 'card:', ':11', 'card:1:2', 'card:x', 'iban:1', 'Card:1 '].some((value) => takes(targetId, value))).toBe(false);
  });

  it('accepts no exponent, no groups and no leading zeros in a decimal (FMT-019, FMT-030)', () => {
    expect(['0', '-0.5', '100.00', '999999999999999999'].every((value) => takes(decimal, value))).toBe(true);
    expect(
      ['00', '01', '1,000', '1e3', '+1', '', '-', '.5', '1.', '1.2.3', ' 1', '1234567890123456789'].some((value) => takes(decimal, value)),
    ).toBe(false);
  });

  it('refuses a currency code in lower case', () => {
    expect(takes(currencyCode, 'USDC')).toBe(true);
    expect(takes(currencyCode, 'usdc')).toBe(false);
  });

  it('requires 12 characters in an ISIN, the last of them a digit (FMT-053, HOME-059)', () => {
    expect(['US0378331005', 'IE00B4L5Y983', 'CH1123456787'].every(acceptsIsin)).toBe(true);
    expect(['US037833100', 'US03783310055', 'us0378331005', '0378331005US', ''].some(acceptsIsin)).toBe(false);
  });

  it('requires 20 letters and digits in a LEI (D-USR-02)', () => {
    expect(acceptsLei('5493001KJTIIGC8Y1R12')).toBe(true);
    expect(acceptsLei('5493001KJTIIGC8Y1R1')).toBe(false);
  });
});
