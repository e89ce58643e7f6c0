import type { LoginState } from './model.ts';

/** Data stored on the device and passed in the navigation state. */
export type LoginEntry = {
  readonly username: string | null;
  readonly givenName: string | null;
  /** Navigation state: log in with a one-time code (AUTH-009). */
  readonly showLoginOneTimeCode: boolean;
  /** Navigation state: the phone from sign-up, password reset or an earlier step (D-AUTH-22). */
  readonly phone: string | null;
  /** The pending code when the code step was reloaded (D-AUTH-17). */
  readonly keptCode: Extract<LoginState, { name: 'code' }> | null;
};

/**
 * Chooses the first step: a pending code, the phone for a code, the greeting of a returning customer, or the phone (AUTH-001, AUTH-003,
 * AUTH-009).
 */
export function toFirstLoginState({ username, givenName, showLoginOneTimeCode, phone, keptCode }: LoginEntry): LoginState {
  if (keptCode !== null) return keptCode;
  const knownPhone = phone ?? username ?? '';
  if (showLoginOneTimeCode) return { name: 'phone', by: 'code', phone: knownPhone };
  const isGreeted = username !== null && givenName !== null && knownPhone === username;
  return isGreeted ? { name: 'password', phone: username, givenName } : { name: 'phone', by: 'password', phone: knownPhone };
}
