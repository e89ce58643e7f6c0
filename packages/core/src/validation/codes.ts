import { inviteCodeLength, oneTimeCodeDigits } from '../limits/limits.ts';
import { cleanLine, toLatinDigits, hasDigitLookAlike, maxTypedLength, type Edit } from './typedText.ts';

export type CodeMethod = keyof typeof oneTimeCodeDigits;

/** Reasons to refuse a code: `required` ("This field is required", in sends and sales "Required") and `invalid` ("Invalid code"). */
export type OneTimeCodeIssue = 'required' | 'invalid';

/** Returns the digits of a typed or pasted text, of any script (FMT-007). */
export function extractDigits(typed: string): string {
  return toLatinDigits(typed).replaceAll(/\D/g, '');
}

/** Why a change of a code is rejected: too many digits, or characters that only look like digits. */
export type CodeRefusal = 'long' | 'text';
export type TypedCode = { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected'; readonly why: CodeRefusal };

/**
 * Applies a change to a code field. A complete pasted code replaces the text, also when it is part of a message. Nothing is truncated: a
 * change that does not fit is rejected (FMT-007, D-FMT-13).
 * @param length digits of the code
 */
export function typeCode({ before, inserted, after }: Edit, length: number): TypedCode {
  if (inserted.length > maxTypedLength) return { kind: 'rejected', why: 'long' };
  if (hasDigitLookAlike(inserted)) return { kind: 'rejected', why: 'text' };
  const digits = extractDigits(inserted);
  if (digits.length === length) return { kind: 'accepted', text: digits };
  const text = extractDigits(before) + digits + extractDigits(after);
  if (text.length <= length) return { kind: 'accepted', text };
  const codes =
    toLatinDigits(inserted)
      .match(/\d+/g)
      ?.filter((run) => run.length === length) ?? [];
  return codes.length === 1 && codes[0] !== undefined ? { kind: 'accepted', text: codes[0] } : { kind: 'rejected', why: 'long' };
}

/**
 * Checks a one-time code and returns the problem, or null. It must have exactly the digits of its method; surrounding spaces are ignored
 * (FMT-005, FMT-006, FMT-008, TRS-020).
 */
export function checkOneTimeCodeFormat(code: string, method: CodeMethod): OneTimeCodeIssue | null {
  const trimmed = cleanLine(code);
  if (trimmed === '') return 'required';
  return trimmed.length === oneTimeCodeDigits[method] && extractDigits(trimmed) === trimmed ? null : 'invalid';
}

const INVITE_CODE = new RegExp(`^[A-Za-z0-9~-]{${inviteCodeLength.min},${inviteCodeLength.max}}$`);

/**
 * Checks an invite or promo code: "Invalid code". Surrounding spaces are ignored, case is significant. Whether the field may be empty is up
 * to the form (FMT-009, D-FMT-03).
 */
export function checkInviteCode(typed: string): 'invalid' | null {
  return INVITE_CODE.test(cleanLine(typed)) ? null : 'invalid';
}
