import { catalogue } from '../../../texts/catalogue.ts';

/** Texts of an order on hold, its cancellation, and trusting its recipient (BRAKE-011 to BRAKE-015). */
export const heldTransferTexts = catalogue('held-transfer', {
  held: (moment: string): string => `On hold until ${moment}. You can cancel it until then.`,
  cancel: 'Cancel transfer',
  cancelTitle: 'Cancel this transfer?',
  cancelText: 'The whole amount, fee included, goes back to your account.',
  keep: 'Keep it',
  cancelled: 'The transfer was cancelled',
  lateTitle: 'It is too late to cancel',
  lateText: 'The transfer has left your account.',
  gotIt: 'I got it',
  trust: 'Trust this recipient',
  trustTitle: 'Enter your password to trust this recipient',
  password: 'Password',
  passwordRequired: 'This field is required',
  confirmTrust: 'Trust',
  stopTrust: 'Cancel',
  trusted: 'Recipient trusted',
});
