import { catalogue } from '../../texts/catalogue.ts';

/**
 * The modals that block a bank transfer, verbatim (SEPA-017 to SEPA-020, D-SEPA-09), and the second line of the
 * method (SEPA-034 to SEPA-036).
 */
export const sepaBlockTexts = catalogue('sepa-block', {
  addressPending: {
    title: 'Address verification',
    text: 'To use EU bank transfers, wait for the address verification to be completed.',
    note: 'Address is on verification',
  },
  addressNeeded: {
    title: 'Address verification required',
    text: 'To use EU bank transfers, verify your address.',
    note: 'Need to verify the address',
  },
  ibanPending: {
    title: 'Virtual IBAN',
    text: 'Virtual IBAN is being allocated. To use EU bank transfers, wait for an email confirming IBAN allocation or choose another one.',
    note: 'Your IBAN is pending',
  },
  ibanReady: {
    title: 'Virtual IBAN',
    text: 'Your IBAN is ready. Please relogin in the app to allocate your virtual IBAN account.',
    note: 'Your IBAN is pending',
  },
  understood: 'I got it',
  verifyAddress: 'Verify address',
  later: 'Later',
  logInAgain: 'Log in again',
});
