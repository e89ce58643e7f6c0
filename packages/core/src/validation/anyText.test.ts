import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RUNS } from '../testing/anyMoney.ts';
import { isAmountText } from './amounts.ts';
import { parseAppVersion } from './appVersion.ts';
import { codeDigits, inviteCodeIssue, oneTimeCodeIssue } from './codes.ts';
import { emailIssue, isNoPhone, normalizePhone, phoneIssue } from './contacts.ts';
import { dateOfBirthIssue, isCardExpired } from './dates.ts';
import { ibanCountry, ibanIssue, isIbanComplete, isSepaCountry, normalizeIban } from './iban.ts';
import { knownPasswordIssue, newPasswordIssue, passwordCriteria } from './passwords.ts';
import { readAmount } from './readAmount.ts';
import { participantNameIssue, sendCommentIssue, supportMessageIssue } from './texts.ts';
import { finishAmount, showAmount, typeAmount } from './typeAmount.ts';
import { cleanLine, latinDigits, withoutLabel } from './typedText.ts';

const rules: Readonly<Record<string, (text: string) => unknown>> = {
  codeDigits,
  inviteCodeIssue,
  oneTimeCodeIssue: (text) => oneTimeCodeIssue(text, 'sms'),
  emailIssue,
  isNoPhone,
  normalizePhone,
  phoneIssue,
  dateOfBirthIssue: (text) => dateOfBirthIssue(text, '2026-01-01'),
  isCardExpired: (text) => isCardExpired(text, 0),
  ibanCountry,
  ibanIssue,
  isIbanComplete,
  isSepaCountry,
  normalizeIban,
  knownPasswordIssue,
  newPasswordIssue,
  passwordCriteria,
  readAmount: (text) => readAmount(text, 'de-DE', 'EUR'),
  participantNameIssue,
  sendCommentIssue,
  supportMessageIssue,
  finishAmount,
  showAmount: (text) => showAmount(text, 'de-DE'),
  typeAmount: (text) => typeAmount(text, 'en-GB', { decimals: 2, previous: '1,234' }),
  isAmountText: (text) => isAmountText(text, 2),
  parseAppVersion,
  cleanLine,
  latinDigits,
  withoutLabel,
};

const hard = [
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
  for (const text of hard) expect(() => rule(text)).not.toThrow();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      rule(text);
    }),
    { numRuns: RUNS.numRuns / 5 },
  );
});

it.each([
  ['\u200Banna@example.com\u2060', emailIssue],
  ['\uFEFFABC-1~\u200E', inviteCodeIssue],
  ['\u202AJürgen Groß\u202C', participantNameIssue],
])('ignores invisible characters in %j (FMT-016, FMT-009, FMT-011)', (text, issue) => {
  expect(issue(text)).toBeNull();
});
