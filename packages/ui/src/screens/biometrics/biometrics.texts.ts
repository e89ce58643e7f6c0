import { catalogue } from '../../texts/catalogue.ts';

/**
 * Texts of activating biometric sign-in (SET-004 to SET-008, D-SET-05, D-SET-06) and of the offer after a login (BIO-003 to BIO-006,
 * D-BIO-05).
 */
export const biometricsTexts = catalogue('biometrics', {
  title: 'Enter your password',
  text: 'Repeat your password to activate the Face ID or Touch ID function',
  required: 'This field is required',
  browser: 'Log in using biometrics',
  asking: 'Loading',
  password: 'Password',
  confirm: 'Confirm',
  wrongPassword: 'Invalid password',
  wrongPasswordText: 'You entered the wrong password. Check the correctness and try again.',
  failed: 'Failed to recognize biometrics',
  tryAgainLater: 'Please try again later.',
  lockedOut: 'Too many attempts to log in using biometrics',
  notActivated: "We couldn't activate biometrics, try again later in Settings.",
  activated: 'Face ID/Touch ID is activated',
  proceed: 'Continue',
  somethingWentWrong: 'Something went wrong',
  offer: 'Log in faster',
  offerText: 'Use Face ID or Touch ID to log in.',
  activateNow: 'Activate now',
  later: 'Later',
  offerApp: 'Log in faster with the app',
  offerAppText: 'Face ID and Touch ID work in the mobile app.',
  getApp: 'Get the app',
  browserText: 'In a browser, a passkey does the same.',
  usePasskey: 'Use a passkey in this browser',
});
