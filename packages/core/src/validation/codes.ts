import { inviteCodeLength, oneTimeCodeDigits } from '../limits/limits.ts';

/** How a one-time code reaches the customer. */
export type CodeMethod = keyof typeof oneTimeCodeDigits;

/** Why a code is refused: `required` "This field is required" ("Required" in sends and sales), `invalid` "Invalid code". */
export type OneTimeCodeIssue = 'required' | 'invalid';

/** The digits of what was typed or pasted. @see FMT-007 */
export function codeDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

/**
 * What is wrong with a one-time code, or null: it has exactly the digits of its method, surrounding spaces do not count.
 * @see FMT-005, FMT-006, FMT-008, TRS-020
 */
export function oneTimeCodeIssue(code: string, method: CodeMethod): OneTimeCodeIssue | null {
  const trimmed = code.trim();
  if (trimmed === '') return 'required';
  return trimmed.length === oneTimeCodeDigits[method] && codeDigits(trimmed) === trimmed ? null : 'invalid';
}

const INVITE_CODE = new RegExp(`^[A-Za-z0-9~-]{${inviteCodeLength.min},${inviteCodeLength.max}}$`);

/**
 * What is wrong with an invite or promo code, or null: "Invalid code". Surrounding spaces are cut off, case counts. Whether a
 * field may stay empty is the form's to say.
 * @see FMT-009, D-FMT-03
 */
export function inviteCodeIssue(typed: string): 'invalid' | null {
  return INVITE_CODE.test(typed.trim()) ? null : 'invalid';
}
