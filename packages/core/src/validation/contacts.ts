import { emailMaxLength, phoneLength } from '../limits/limits.ts';
import { cleanLine, toLatinDigits, hasDigitLookAlike, maxTypedLength, removeLabel, removeInvisible, type Edit } from './typedText.ts';

/** Reasons to refuse a phone number: `required` ("This field is required") and `invalid` ("Invalid phone number"). */
export type PhoneIssue = 'required' | 'invalid';

/** The zero in brackets that is only dialled within a country: `+44 (0)20 …`. */
const NATIONAL_ZERO = /^(\s*(?:[+\uFF0B]|00)[^(]*)\(0\)/;

/**
 * Normalises a phone number to a plus and digits. A leading "00" becomes the plus, and a "(0)" after the country code is dropped. Digits of
 * every script count. Text without a digit gives `'+'` (FMT-001, D-FMT-01).
 */
export function normalizePhone(typed: string): string {
  const written = toLatinDigits(removeInvisible(typed)).replace(NATIONAL_ZERO, '$1');
  return `+${written.replaceAll(/\D/g, '').replace(/^(?:00)+/, '')}`;
}

/**
 * True when a text is not a phone number, even if it has digits: an e-mail address, a sentence, footnotes. A leading label such as `tel:`
 * is ignored.
 */
export function isNotPhone(typed: string): boolean {
  return typed.length > maxTypedLength || hasDigitLookAlike(typed) || /[\p{Letter}@]/u.test(removeLabel(removeInvisible(typed)));
}

/** Result of a change: the new text, or a rejection of the whole change. */
export type TypedPhone = { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected'; readonly why: 'text' };

/**
 * Applies a change to a phone field. The result is '' or a plus and digits. A pasted number with its country code replaces the text. A
 * paste that is not a phone number is rejected (FMT-001, D-FMT-01).
 */
export function typePhone({ before, inserted, after }: Edit): TypedPhone {
  if (inserted.length > 1 ? isNotPhone(inserted) : hasDigitLookAlike(inserted)) return { kind: 'rejected', why: 'text' };
  const written = removeLabel(removeInvisible(inserted)).trim();
  const isWhole = /^(?:[+\uFF0B]|00)/.test(written) && normalizePhone(written).length >= phoneLength.min;
  const text = isWhole ? written : before + inserted + after;
  return { kind: 'accepted', text: text === '' ? '' : normalizePhone(text) };
}

/**
 * Checks a phone number as typed and returns the problem, or null. The length is that of the normalised number (FMT-002, FMT-003,
 * D-FMT-02).
 */
export function checkPhone(typed: string): PhoneIssue | null {
  const { length } = normalizePhone(typed);
  if (length === 1) return 'required';
  if (isNotPhone(typed)) return 'invalid';
  return length >= phoneLength.min && length <= phoneLength.max ? null : 'invalid';
}

/** Country codes whose customers see the passport notice at sign-up (LIM-061). */
const passportNoticePrefixes = ['+994', '+374', '+375', '+996', '+373', '+992', '+993', '+998', '+380', '+7'] as const;

/** True when the passport notice is shown for a normalised phone number. */
export function hasPassportNotice(phone: string): boolean {
  return passportNoticePrefixes.some((prefix) => phone.startsWith(prefix));
}

/** Pattern of the HTML standard, with at least one dot required in the domain (D-FMT-08). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Checks an e-mail address and returns the problem, or null. Surrounding spaces are ignored (FMT-016). */
export function checkEmail(typed: string): 'required' | 'invalid' | null {
  const email = cleanLine(typed);
  if (email === '') return 'required';
  return email.length <= emailMaxLength && EMAIL.test(email) ? null : 'invalid';
}
