import { paths } from './paths.ts';

/** What the device remembers of its customer. */
export type KnownCustomer = {
  readonly username: string | null;
  readonly givenName: string | null;
  readonly authStatus: string | null;
};

/** Where to go, and with which navigation state. */
export type Target = { readonly to: string; readonly state?: { readonly showLoginOneTimeCode: true } };

/** A customer whose registration is not finished, and who has no password yet: a code lets them in (AUTH-010). */
export const needsCodeLogin = ({ username, givenName, authStatus }: KnownCustomer): boolean =>
  username !== null && givenName === null && authStatus !== 'on_board';

/** Where somebody who is not signed in is sent (D-SES-18): a stranger to `/`, a known customer to `/login`. */
export function welcomeTarget(known: KnownCustomer): Target {
  if (known.username === null) return { to: paths.home.to() };
  return needsCodeLogin(known) ? { to: paths.login.to(), state: { showLoginOneTimeCode: true } } : { to: paths.login.to() };
}
