import { catalogue } from '../../texts/catalogue.ts';

/** Texts about the end of a session (D-SES-11, D-SES-16, ERR-006). */
export const sessionTexts = catalogue('session', {
  stillThere: 'Are you still there?',
  loggedOutIn: 'You will be logged out in {time}.',
  stay: 'Stay logged in',
  logOut: 'Log out',
  expired: 'Session expired',
  logIn: 'Log in',
  idle: "You've been inactive for a while, so we logged you out for your protection. To get back in, just start again.",
  understood: 'I got it',
});
