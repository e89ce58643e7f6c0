/** Shortest password that `Log in` takes (AUTH-017). */
export const LOGIN_PASSWORD_MIN = 6;
/** Longest (AUTH-016). */
export const LOGIN_PASSWORD_MAX = 32;

/** The text as the field takes it, null when it is too long: what does not fit is refused whole, never cut (D-AUTH-15). */
export function passwordText(typed: string): string | null {
  return typed.length > LOGIN_PASSWORD_MAX ? null : typed;
}
