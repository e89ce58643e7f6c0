import type { LoginState } from './model.ts';

/** What the device knows, and what anyone who led here has said. */
export type LoginEntry = {
  readonly username: string | null;
  readonly givenName: string | null;
  /** Navigation state: the one-time code is wanted (AUTH-009). */
  readonly showLoginOneTimeCode: boolean;
  /** Navigation state: a phone from sign-up, password reset or an earlier step (D-AUTH-22). */
  readonly phone: string | null;
  /** The code that was on its way when the code step was reloaded (D-AUTH-17). */
  readonly keptCode: Extract<LoginState, { name: 'code' }> | null;
};

/** Where the login begins: the kept code, a code's phone, the greeting of a returning customer, or the phone (AUTH-001, AUTH-003, AUTH-009). */
export function firstLoginState({ username, givenName, showLoginOneTimeCode, phone, keptCode }: LoginEntry): LoginState {
  if (keptCode !== null) return keptCode;
  const knownPhone = phone ?? username ?? '';
  if (showLoginOneTimeCode) return { name: 'phone', by: 'code', phone: knownPhone };
  const isGreeted = username !== null && givenName !== null && knownPhone === username;
  return isGreeted ? { name: 'password', phone: username, givenName } : { name: 'phone', by: 'password', phone: knownPhone };
}
