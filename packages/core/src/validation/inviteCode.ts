import { inviteCodeLength } from '../limits/lengths.ts';

const INVITE_CODE = new RegExp(`^[A-Za-z0-9~-]{${inviteCodeLength.min},${inviteCodeLength.max}}$`);

/**
 * What is wrong with an invite or promo code, or null: "Invalid code". Surrounding spaces are cut off, case counts. Whether a
 * field may stay empty is the form's to say.
 * @see FMT-009, D-FMT-03
 */
export function inviteCodeIssue(typed: string): 'invalid' | null {
  return INVITE_CODE.test(typed.trim()) ? null : 'invalid';
}
