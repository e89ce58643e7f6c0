/** Minimum length of a password to log in with (AUTH-017). */
export const LOGIN_PASSWORD_MIN = 6;
/** Maximum length of a password to log in with (AUTH-016). */
export const LOGIN_PASSWORD_MAX = 32;

/** Returns the text that the field accepts; null when it is too long, because an overlong text is refused rather than cut (D-AUTH-15). */
export function passwordText(typed: string): string | null {
  return typed.length > LOGIN_PASSWORD_MAX ? null : typed;
}
