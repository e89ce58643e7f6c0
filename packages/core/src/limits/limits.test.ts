import { expect, it } from 'vitest';
import { checkSendAddress } from '../addresses/address.ts';
import { isAmountText } from '../validation/amounts.ts';
import { checkOneTimeCodeFormat } from '../validation/codes.ts';
import { checkKnownPassword, checkNewPassword } from '../validation/passwords.ts';
import { checkParticipantName } from '../validation/texts.ts';
import * as currencies from './currencies.ts';
import * as waits from './limits.ts';
import { maxFileBytes, maxFiles, maxTotalFileBytes, supportMessageLength } from './limits.ts';

const findLongest = (passes: (text: string) => boolean, unit: string): number => {
  let length = 0;
  for (let tried = 1; tried <= 300; tried++) if (passes(unit.repeat(tried))) length = tried;
  return length;
};

it('limits the length of passwords (LIM-007, LIM-008, LIM-009)', () => {
  expect(findLongest((text) => checkKnownPassword(text) === null, 'x')).toBe(32);
  expect(checkKnownPassword('x'.repeat(5))).not.toBeNull();
  expect(findLongest((text) => checkNewPassword(`Aa1${text}`) === null, 'x')).toBe(29);
  expect(checkNewPassword('Aa1xxxx')).not.toBeNull();
});

it('requires codes of 6 digits by SMS and 4 by call (LIM-012, LIM-013)', () => {
  expect(findLongest((text) => checkOneTimeCodeFormat(text, 'sms') === null, '1')).toBe(6);
  expect(findLongest((text) => checkOneTimeCodeFormat(text, 'call') === null, '1')).toBe(4);
});

it('limits the length of names, amounts and addresses (LIM-016, LIM-018, LIM-083)', () => {
  expect(findLongest((text) => checkParticipantName(text) === null, 'x')).toBe(140);
  expect(findLongest((text) => isAmountText(text, 2), '1')).toBe(10);
  expect(findLongest((text) => isAmountText(`1.${text}`, 2), '1')).toBe(2);
  expect(findLongest((text) => checkSendAddress(text, 'ETH') === null, 'x')).toBe(42);
  expect(supportMessageLength.counterFrom).toBeLessThan(supportMessageLength.max);
});

it('distinguishes fiat and stablecoins (LIM-027, LIM-030, LIM-077)', () => {
  expect(currencies.primaryCurrencies.every(currencies.isFiat)).toBe(true);
  expect(['BTC', 'USDC', 'RSN'].some(currencies.isFiat)).toBe(false);
  expect(['USDC', 'USDT', 'DAI'].every(currencies.isStablecoin)).toBe(true);
  expect(['ETH', 'EUR', 'RSN'].some(currencies.isStablecoin)).toBe(false);
});

it('accepts 2 to 8 decimals in an exchange (LIM-023, LIM-073, OPS-028)', () => {
  expect([0, 2, 5, 8, 18].map(currencies.exchangeInputDecimals)).toEqual([2, 2, 5, 8, 8]);
});

it('limits uploads in MiB (LIM-063, LIM-064, LIM-065)', () => {
  expect([maxFileBytes, maxTotalFileBytes]).toEqual([26_214_400, 62_914_560]);
  expect(maxFiles).toEqual({ address: 10, card: 2 });
});

it('defines the waits before codes may be sent again (LIM-005, LIM-078, LIM-079)', () => {
  expect([waits.codeResendSeconds, waits.temporaryPasswordResendSeconds, waits.accountClosureResendSeconds]).toEqual([60, 600, 600]);
});
