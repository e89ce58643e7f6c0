import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the identity check (D-KYC-06 to D-KYC-14). */
export const kycTexts = catalogue('kyc', {
  support: 'Support',
  backToAccounts: 'Back to my accounts',
  contactSupport: 'Contact support',
  somethingWentWrong: 'Something went wrong.',
  offline: 'No internet connection!',
  unavailable: 'Service is temporary unavailable',
  intro: {
    title: 'Almost there…',
    text: 'Verify your identity to use all features. It usually takes a few minutes. Keep your identity document ready.',
    needs: [
      { title: 'A valid passport or ID card', text: 'The original, not a copy' },
      { title: 'A short selfie video', text: 'In good light, without glasses' },
      { title: 'A steady connection', text: 'Chrome on Android, Safari on iOS' },
    ],
    passport: 'Please prepare your international passport. Other identity documents issued in your country are not accepted.',
    apply: 'Apply for KYC',
  },
  frame: {
    title: 'Verify your identity',
    loading: 'Loading the identity check',
    slow: 'This is taking longer than usual.',
    empty: 'Do you see an empty frame?',
    camera: 'To use your camera, open this page in Chrome on Android or in Safari on iOS.',
    copyLink: 'Copy link',
    copied: 'Copied',
  },
  moderating: { title: 'We are checking your data', text: 'Please wait for an e-mail from us.' },
  finishing: { title: 'Verification in progress', text: 'It usually takes about 6 minutes.' },
  stuck: {
    title: 'Registration',
    text: 'More than 7 days have passed since you applied for verification. Please proceed to start again.',
    proceed: 'Proceed',
  },
  password: {
    title: 'Set password',
    text: 'You will use it with your phone number to log in.',
    password: 'Password',
    repeated: 'Confirm password',
    save: 'Save password',
    required: 'This field is required',
    different: "Passwords don't match",
  },
});
