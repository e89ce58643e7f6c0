import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the account closure screen (PROF-018 to PROF-026, D-PROF-11). */
export const accountClosureTexts = catalogue('account-closure', {
  title: 'Account closure',
  closes: 'With the code you close your Halden account for good. You lose access to your accounts, cards and history.',
  beforeTitle: 'Before you close',
  before: [
    'Send or withdraw what is left first. Our support pays out any rest, to an account in your name.',
    'Transactions in progress are completed.',
    'Save the reports and receipts that you need: you cannot get them afterwards.',
    'We keep your data for 5 years, as the law requires, and then delete it.',
    'Nothing is closed until you confirm with the code.',
  ],
  asking: 'Sending a code',
  sent: (phone: string): string => `We have sent a one-time code to ${phone}`,
  code: 'Code',
  required: 'This field is required',
  confirm: 'Confirm',
  resendIn: (time: string): string => `Resend in ${time}`,
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
