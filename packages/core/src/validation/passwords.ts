import { knownPasswordLength, newPasswordLength } from '../limits/limits.ts';

/** Reasons to refuse an existing password before it is sent to the provider. `tooShort` and `tooLong` are "Not enough characters". */
export type KnownPasswordIssue = 'required' | 'tooShort' | 'tooLong';

/** Length of a password in characters, both ends inclusive. */
type PasswordLength = { readonly min: number; readonly max: number };

/**
 * Checks the password of a login, or an old password, and returns the problem, or null. Only the length is checked, because other
 * characters may have been allowed once (AUTH-016, AUTH-017, PWD-006, D-PWD-01).
 */
export function checkKnownPassword(password: string, { min, max }: PasswordLength = knownPasswordLength): KnownPasswordIssue | null {
  if (password === '') return 'required';
  if (password.length < min) return 'tooShort';
  return password.length > max ? 'tooLong' : null;
}

/** Printable ASCII without the space: letters, digits and the 32 symbols of the specification (PWD-004). */
const ALLOWED = /^[!-~]*$/;

/** Criteria of a new password, true when met, in the order of the chips (PWD-008). */
export type PasswordCriteria = {
  readonly length: boolean;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly number: boolean;
};

/**
 * Reasons to refuse a new password: `required` ("This field is required", on change "Required"), `symbolNotAllowed` ("Symbol not allowed")
 * and `criteriaNotMet` ("All criteria must be met").
 */
export type NewPasswordIssue = 'required' | 'symbolNotAllowed' | 'criteriaNotMet';

/** Returns which criteria a password meets (PWD-001, PWD-003). */
export function checkPasswordCriteria(password: string): PasswordCriteria {
  return {
    length: password.length >= newPasswordLength.min && password.length <= newPasswordLength.max,
    lowercase: /[a-z]/.test(password),
    uppercase: /[A-Z]/.test(password),
    number: /\d/.test(password),
  };
}

/** True when every character is allowed in a password. Also true for an empty text (PWD-002, PWD-004). */
export function hasOnlyAllowedSymbols(password: string): boolean {
  return ALLOWED.test(password);
}

/** Checks a new password and returns the problem, or null (PWD-001 to PWD-004, D-PWD-01, RULE-014). */
export function checkNewPassword(password: string): NewPasswordIssue | null {
  if (password === '') return 'required';
  if (!hasOnlyAllowedSymbols(password)) return 'symbolNotAllowed';
  return Object.values(checkPasswordCriteria(password)).every(Boolean) ? null : 'criteriaNotMet';
}

/**
 * Checks the repeated password and returns the problem, or null. `different` is "Passwords don't match" when a password is set and "Those
 * passwords didn't match" when it is changed (PWD-007).
 */
export function checkPasswordRepeat(password: string, repeated: string): 'required' | 'different' | null {
  if (repeated === '') return 'required';
  return repeated === password ? null : 'different';
}
