import { catalogue } from '../../../texts/catalogue.ts';

/** Texts of the dialog that every operation of the demo opens (D-HOME-20). */
export const demoTexts = catalogue('demo', {
  title: 'This is a demo',
  text: 'Create an account to use it with your own money.',
  signUp: 'Create account',
  logIn: 'Already have an account',
});
