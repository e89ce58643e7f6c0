import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the dialogs that block an operation (HOME-035 to HOME-038, D-HOME-11, ACC-010). */
export const operationPromptTexts = catalogue('operation-prompt', {
  completeRegistration: { title: 'Complete the registration', text: 'Verify your identity to use all features.' },
  addressPending: { title: 'Address verification is pending', text: 'We will let you know when we have checked your documents.' },
  serviceNotAvailable: { title: 'Oops... service not available, contact support', text: '' },
  confirmAddress: { title: 'Confirm the address', text: 'Upload a document with your home address.' },
  proceed: 'Continue',
  later: 'Later',
  understood: 'I got it',
  contactSupport: 'Contact support',
  close: 'Close',
  confirmNow: 'Confirm now',
  checkingAccess: 'Checking access...',
  /** The operation the customer is about to start. */
  gates: { send: 'Send', receive: 'Receive', topup: 'Top up', withdraw: 'Withdraw', exchange: 'Exchange', buy: 'Buy', sell: 'Sell' },
});
