import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the password reset (D-PWD-18, D-PWD-22). */
export const forgotPasswordTexts = catalogue('forgot-password', {
  title: 'Forgot password?',
  text: 'We text you a temporary password to log in with. You can change it afterwards.',
  phone: 'Phone number',
  phoneHint: 'With the country code, starting with +',
  next: 'Next',
  required: 'This field is required',
  invalidPhone: 'Invalid phone number',
  instructions: 'Instructions',
  sent: 'We sent a temporary password to {phone}. Log in with it, then change it in My Profile.',
  form: 'Log in',
  password: 'Password',
  logIn: 'Log in',
  resend: 'Resend',
});
