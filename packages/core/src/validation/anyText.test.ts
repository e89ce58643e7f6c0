import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLookAlike } from '../addresses/lookAlike.ts';
import { isNetworkAddress } from '../addresses/networkAddress.ts';
import { parseMoney } from '../money/money.ts';
import { EUR } from '../testing/anyMoney.ts';
import { RUNS } from '../testing/forAll.ts';
import { isAmountText } from './amounts.ts';
import { parseAppVersion } from './appVersion.ts';
import { extractDigits, checkInviteCode, checkOneTimeCodeFormat } from './codes.ts';
import { checkEmail, isNotPhone, normalizePhone, checkPhone } from './contacts.ts';
import { checkDateOfBirth, isCardExpired } from './dates.ts';
import { ibanCountry, checkIban, isIbanComplete, isSepaCountry, normalizeIban } from './iban.ts';
import { checkKnownPassword, checkNewPassword, checkPasswordCriteria } from './passwords.ts';
import { readAmount } from './readAmount.ts';
import { checkParticipantName, checkSendComment, checkSupportMessage } from './texts.ts';
import { finishAmount, showAmount, typeAmount } from './typeAmount.ts';
import { cleanLine, toLatinDigits, removeLabel } from './typedText.ts';

const rules: Readonly<Record<string, (text: string) => unknown>> = {
  codeDigits: extractDigits,
  inviteCodeIssue: checkInviteCode,
  oneTimeCodeIssue: (text) => checkOneTimeCodeFormat(text, 'sms'),
  emailIssue: checkEmail,
  isNoPhone: isNotPhone,
  normalizePhone,
  phoneIssue: checkPhone,
  dateOfBirthIssue: (text) => checkDateOfBirth(text, '2026-01-01'),
  isCardExpired: (text) => isCardExpired(text, 0),
  ibanCountry,
  ibanIssue: checkIban,
  isIbanComplete,
  isSepaCountry,
  normalizeIban,
  knownPasswordIssue: checkKnownPassword,
  newPasswordIssue: checkNewPassword,
  passwordCriteria: checkPasswordCriteria,
  readAmount: (text) => readAmount(text, 'de-DE', 'EUR'),
  participantNameIssue: checkParticipantName,
  sendCommentIssue: checkSendComment,
  supportMessageIssue: checkSupportMessage,
  finishAmount,
  showAmount: (text) => showAmount(text, 'de-DE'),
  typeAmount: (text) => typeAmount(text, 'en-GB', { decimals: 2, previous: '1,234' }),
  isAmountText: (text) => isAmountText(text, 2),
  parseAppVersion,
  parseMoney: (text) => parseMoney(text, EUR),
  isNetworkAddress: (text) => [isNetworkAddress(text, 'BTC'), isNetworkAddress(text, 'ETH')],
  findLookAlike: (text) => findLookAlike(text, [text, '0x71C7656EC7ab88b098defB751B7401B5f6d8976F']),
  cleanLine,
  latinDigits: toLatinDigits,
  withoutLabel: removeLabel,
};

const hardTexts = [
  '',
  ' ',
  '\0',
  '\uD800',
  '\uFFFF',
  '\u200B',
  '\u202E123',
  '1e400',
  '-0',
  'NaN',
  '12026-01-15',
  '9'.repeat(5000),
  '👩‍👩‍👧',
  '١٢٣',
  '²',
  '=1+1',
];

it.each(Object.entries(rules))('%s never throws, whatever the text (FMT-011, FMT-013, D-FMT-13)', (_, rule) => {
  for (const text of hardTexts) expect(() => rule(text)).not.toThrow();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      rule(text);
    }),
    { numRuns: RUNS.numRuns / 5 },
  );
});

it.each([
  ['\u200Banna@example.com\u2060', checkEmail],
  ['\uFEFFABC-1~\u200E', checkInviteCode],
  ['\u202AJürgen Groß\u202C', checkParticipantName],
])('ignores invisible characters in %j (FMT-016, FMT-009, FMT-011)', (text, issue) => {
  expect(issue(text)).toBeNull();
});
