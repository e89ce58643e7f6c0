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
    text: 'Verify your identity to use all features. It takes a few minutes. Have your ID ready.',
    needs: [
      { title: 'A valid passport or ID card', text: 'The original, not a copy' },
      { title: 'A short selfie video', text: 'In good light, without glasses' },
      { title: 'A steady connection', text: 'Chrome on Android, Safari on iOS' },
    ],
    passport: 'You need your international passport. We don’t accept other documents from your country.',
    apply: 'Apply for KYC',
  },
  frame: {
    title: 'Verify your identity',
    loading: 'Loading the identity check',
    slow: 'This is taking longer than usual.',
    empty: 'Do you see an empty frame?',
    camera: 'To use your camera, open this page in Chrome on Android or Safari on iOS.',
    copyLink: 'Copy link',
    copied: 'Copied',
  },
  moderating: { title: 'We are checking your data', text: 'We will e-mail you when we are done.' },
  finishing: { title: 'Verification in progress', text: 'It usually takes about 6 minutes.' },
  stuck: {
    title: 'Registration',
    text: 'You applied more than 7 days ago. Please start again.',
    proceed: 'Proceed',
  },
  password: {
    title: 'Set password',
    text: 'You log in with it and your phone number.',
    password: 'Password',
    repeated: 'Confirm password',
    save: 'Save password',
    required: 'This field is required',
    different: "Passwords don't match",
  },
});
