import { catalogue } from '../../../texts/catalogue.ts';

/** Texts of the password confirmation for virtual accounts (SET-027, D-SET-16). */
export const virtualAccountsTexts = catalogue('virtual-accounts', {
  title: 'Confirm your password',
  password: 'Password',
  consent: 'I agree to the creation of a non-custodial wallet',
  terms: 'Terms',
  confirm: 'Confirm',
  forgot: 'Forgot password',
  wrongPassword: 'Invalid password',
  wrongPasswordText: 'You entered the wrong password. Check the correctness and try again.',
  required: 'This field is required',
});
