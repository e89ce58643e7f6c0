import { inviteCodeLength, oneTimeCodeDigits } from '../limits/limits.ts';
import { cleanLine, latinDigits, looksLikeDigits, mostTyped, type Edit } from './typedText.ts';

/** How a one-time code reaches the customer. */
export type CodeMethod = keyof typeof oneTimeCodeDigits;

/** Why a code is refused: `required` "This field is required" ("Required" in sends and sales), `invalid` "Invalid code". */
export type OneTimeCodeIssue = 'required' | 'invalid';

/** The digits of what was typed or pasted, of whatever script. @see FMT-007 */
export function codeDigits(typed: string): string {
  return latinDigits(typed).replaceAll(/\D/g, '');
}

/** Why a change of a code is not taken: it has more digits than the code, or marks that only look like digits. */
export type CodeRefusal = 'long' | 'text';
export type TypedCode = { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected'; readonly why: CodeRefusal };

/**
 * What a field of a code becomes by a change. A pasted code takes the place of all that is there; of a message around it the code alone is
 * taken. Nothing is cut off: what does not fit as a whole is refused.
 * @param length digits of the code
 * @see FMT-007, D-FMT-13
 */
export function typeCode({ before, inserted, after }: Edit, length: number): TypedCode {
  if (inserted.length > mostTyped) return { kind: 'rejected', why: 'long' };
  if (looksLikeDigits(inserted)) return { kind: 'rejected', why: 'text' };
  const digits = codeDigits(inserted);
  if (digits.length === length) return { kind: 'accepted', text: digits };
  const text = codeDigits(before) + digits + codeDigits(after);
  if (text.length <= length) return { kind: 'accepted', text };
  const codes =
    latinDigits(inserted)
      .match(/\d+/g)
      ?.filter((run) => run.length === length) ?? [];
  return codes.length === 1 && codes[0] !== undefined ? { kind: 'accepted', text: codes[0] } : { kind: 'rejected', why: 'long' };
}

/**
 * What is wrong with a one-time code, or null: it has exactly the digits of its method, surrounding spaces do not count.
 * @see FMT-005, FMT-006, FMT-008, TRS-020
 */
export function oneTimeCodeIssue(code: string, method: CodeMethod): OneTimeCodeIssue | null {
  const trimmed = cleanLine(code);
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
  return INVITE_CODE.test(cleanLine(typed)) ? null : 'invalid';
}
