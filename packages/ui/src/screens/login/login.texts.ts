import { catalogue } from '../../texts/catalogue.ts';

export const loginTexts = catalogue('login', {
  title: 'Log in',
  greeting: 'Welcome back, {givenName}!',
  changeAccount: 'Change account',
  changeNumber: 'Change',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  phone: 'Phone number',
  phoneHint: 'With the country code, starting with +',
  password: 'Password',
  proceed: 'Continue',
  logIn: 'Log in',
  forgotPassword: 'Forgot password?',
  byCode: 'Log in with a one-time code',
  byPasskey: 'Log in with a passkey',
  byBiometrics: 'Log in using biometrics',
  byPassword: 'Log in with a password',
  required: 'This field is required',
  invalidPhone: 'Invalid phone number',
  passwordTooLong: 'At most {count} characters',
});
