import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the account closure screen (PROF-018 to PROF-026, D-PROF-11). */
export const accountClosureTexts = catalogue('account-closure', {
  title: 'Account closure',
  closes: 'Confirm with the code to close your account for good. You lose access to your accounts, cards and history.',
  beforeTitle: 'Before you close',
  before: [
    'Send or withdraw your money first. Support pays out what is left, to an account in your name.',
    'Transactions in progress still complete.',
    'Save the reports and receipts you need. You cannot get them later.',
    'By law we keep your data for 5 years, then delete it.',
  ],
  asking: 'Sending a code',
  sent: 'We sent a one-time code to {phone}',
  code: 'Code',
  codeHint: 'Enter it to close your account',
  confirm: 'Confirm',
  resendIn: 'New code in {time}',
  resend: 'Resend',
  failures: {
    offline: 'No internet connection!',
    unavailable: 'Service is temporary unavailable',
    unexpected: 'Something went wrong.',
  },
  success: 'Success',
  closed: 'Your account has been successfully closed',
  gotIt: 'Got it',
});
