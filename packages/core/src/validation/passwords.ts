import { knownPasswordLength, newPasswordLength } from '../limits/limits.ts';

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

/** Printable ASCII without the space: letters, digits and the 32 symbols of the specification (PWD-004). */
const ALLOWED = /^[!-~]*$/;

/** Each criterion of a new password, true when met; in the order of the chips (PWD-008). */
export type PasswordCriteria = {
  readonly length: boolean;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly number: boolean;
};

/**
 * Why a new password is refused: `required` "This field is required" ("Required" on change), `symbolNotAllowed` "Symbol not allowed",
 * `criteriaNotMet` "All criteria must be met".
 */
export type NewPasswordIssue = 'required' | 'symbolNotAllowed' | 'criteriaNotMet';

/** Which criteria a password meets. @see PWD-001, PWD-003 */
export function passwordCriteria(password: string): PasswordCriteria {
  return {
    length: password.length >= newPasswordLength.min && password.length <= newPasswordLength.max,
    lowercase: /[a-z]/.test(password),
    uppercase: /[A-Z]/.test(password),
    number: /\d/.test(password),
  };
}

/** Whether every character is allowed in a password; the empty text has none that is not. @see PWD-002, PWD-004 */
export function hasOnlyAllowedSymbols(password: string): boolean {
  return ALLOWED.test(password);
}

/** What is wrong with a new password, or null. @see PWD-001 to PWD-004, D-PWD-01, RULE-014 */
export function newPasswordIssue(password: string): NewPasswordIssue | null {
  if (password === '') return 'required';
  if (!hasOnlyAllowedSymbols(password)) return 'symbolNotAllowed';
  return Object.values(passwordCriteria(password)).every(Boolean) ? null : 'criteriaNotMet';
}

/**
 * What is wrong with the repeated password, or null: `different` is "Passwords don't match" when one is set and "Those passwords
 * didn't match" when one is changed.
 * @see PWD-007
 */
export function passwordRepeatIssue(password: string, repeated: string): 'required' | 'different' | null {
  if (repeated === '') return 'required';
  return repeated === password ? null : 'different';
}
