import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the support screen (MENU-010, D-MENU-09). */
export const supportTexts = catalogue('support', {
  title: 'Support',
  loading: 'Loading',
  chat: 'Support chat',
  intro: 'Tell us what happened. We will answer by e-mail.',
  neverAsked: 'We never ask for your password or a code.',
  message: 'Message',
  email: 'E-mail',
  send: 'Send',
  required: 'This field is required',
  tooLong: 'Should have {count} characters or less',
  invalidEmail: 'Invalid e-mail',
  botCheckMissing:
    'The bot check could not be loaded. Check your connection, or switch off ad and script blockers for this page, then try again.',
  botCheckFailed: 'The bot check failed',
  sent: 'Your message has been sent',
  sentText: 'Your ticket is {ticket}.',
  home: 'Back to home',
});
export type SupportTexts = Omit<typeof supportTexts, symbol>;
