import { emailMaxLength, phoneLength } from '../limits/limits.ts';

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

/** Country codes whose customers see the passport notice at sign-up (LIM-061). */
const passportNoticePrefixes = ['+994', '+374', '+375', '+996', '+373', '+992', '+993', '+998', '+380', '+7'] as const;

/** Whether the passport notice is shown for a normalised phone. */
export function hasPassportNotice(phone: string): boolean {
  return passportNoticePrefixes.some((prefix) => phone.startsWith(prefix));
}

/** The pattern of the HTML standard, with at least one dot in the domain (D-FMT-08). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** What is wrong with an e-mail address, or null. Surrounding spaces are cut off first. @see FMT-016 */
export function emailIssue(typed: string): 'required' | 'invalid' | null {
  const email = typed.trim();
  if (email === '') return 'required';
  return email.length <= emailMaxLength && EMAIL.test(email) ? null : 'invalid';
}
