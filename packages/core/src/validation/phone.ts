import { phoneLength } from '../limits/lengths.ts';

/** Why a phone is refused: `required` "This field is required", `invalid` "Invalid phone number". */
export type PhoneIssue = 'required' | 'invalid';

/**
 * A leading plus and digits only; a leading "00" is the plus. Text without a digit gives `'+'`.
 * @see FMT-001, D-FMT-01
 */
export function normalizePhone(typed: string): string {
  return `+${typed.replaceAll(/\D/g, '').replace(/^(?:00)+/, '')}`;
}

/**
 * What is wrong with a phone number as typed, or null. Looks at the normalised number.
 * @see FMT-002, FMT-003, D-FMT-02
 */
export function phoneIssue(typed: string): PhoneIssue | null {
  const { length } = normalizePhone(typed);
  if (length === 1) return 'required';
  return length >= phoneLength.min && length <= phoneLength.max ? null : 'invalid';
}
