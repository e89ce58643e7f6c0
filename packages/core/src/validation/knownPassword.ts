import { knownPasswordLength } from '../limits/lengths.ts';

/** Why a password that exists already is refused before the provider sees it; `tooShort` and `tooLong` are "Not enough characters". */
export type KnownPasswordIssue = 'required' | 'tooShort' | 'tooLong';

/**
 * What is wrong with the password of a login or an old password, or null. Only its length is looked at: which characters were
 * once allowed is not ours to know.
 * @see AUTH-016, AUTH-017, PWD-006, D-PWD-01
 */
export function knownPasswordIssue(password: string): KnownPasswordIssue | null {
  if (password === '') return 'required';
  if (password.length < knownPasswordLength.min) return 'tooShort';
  return password.length > knownPasswordLength.max ? 'tooLong' : null;
}
