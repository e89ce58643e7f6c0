import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the sign-up (D-REG-07, D-REG-08, D-REG-10, D-REG-21). */
export const signupTexts = catalogue('signup', {
  title: 'Sign up',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  phone: 'Phone number',
  phoneHint: 'With the country code, starting with +',
  getCode: 'Get a one-time code',
  haveInvite: 'Already have an invitation code?',
  invite: 'Invite code',
  required: 'This field is required',
  invalidPhone: 'Invalid phone number',
  invalidInvite: 'Invalid code',
  policies: {
    before: 'By continuing you agree to the ',
    terms: 'Terms of use',
    comma: ', ',
    privacy: 'Privacy policy',
    and: ' and ',
    cookies: 'Cookie policy',
    after: '.',
  },
  preview: {
    call: 'We will call {phone}. Enter the last 4 digits of the number that calls you.',
    sms: 'We will send a code to {phone}.',
  },
  get: { call: 'Get a call', sms: 'Get an SMS' },
  instead: { call: 'Get a call instead', sms: 'Get an SMS instead' },
});
