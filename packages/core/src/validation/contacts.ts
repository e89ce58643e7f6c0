import { emailMaxLength, phoneLength } from '../limits/limits.ts';
import { cleanLine, latinDigits, looksLikeDigits, mostTyped, withoutLabel, withoutUnseen, type Edit } from './typedText.ts';

/** Why a phone is refused: `required` "This field is required", `invalid` "Invalid phone number". */
export type PhoneIssue = 'required' | 'invalid';

/** The zero in brackets that is dialled within a country alone: `+44 (0)20 …`. */
const NATIONAL_ZERO = /^(\s*(?:[+\uFF0B]|00)[^(]*)\(0\)/;

/**
 * A leading plus and digits only; a leading "00" is the plus, a "(0)" behind a country's code is no part of the number. Digits of every script
 * count. Text without a digit gives `'+'`.
 * @see FMT-001, D-FMT-01
 */
export function normalizePhone(typed: string): string {
  const written = latinDigits(withoutUnseen(typed)).replace(NATIONAL_ZERO, '$1');
  return `+${written.replaceAll(/\D/g, '').replace(/^(?:00)+/, '')}`;
}

/** Whether a text is no phone number, whatever digits it has: an e-mail address, a sentence, footnotes. Words in front count for nothing: `tel:`. */
export function isNoPhone(typed: string): boolean {
  return typed.length > mostTyped || looksLikeDigits(typed) || /[\p{Letter}@]/u.test(withoutLabel(withoutUnseen(typed)));
}

/** A field's text after a change, or that the change is refused as a whole. */
export type TypedPhone = { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected'; readonly why: 'text' };

/**
 * What a phone field becomes by a change: '' or a plus and digits. A pasted number with its country's code takes the place of all that is there;
 * a paste that is no phone number is refused.
 * @see FMT-001, D-FMT-01
 */
export function typePhone({ before, inserted, after }: Edit): TypedPhone {
  if (inserted.length > 1 ? isNoPhone(inserted) : looksLikeDigits(inserted)) return { kind: 'rejected', why: 'text' };
  const written = withoutLabel(withoutUnseen(inserted)).trim();
  const isWhole = /^(?:[+\uFF0B]|00)/.test(written) && normalizePhone(written).length >= phoneLength.min;
  const text = isWhole ? written : before + inserted + after;
  return { kind: 'accepted', text: text === '' ? '' : normalizePhone(text) };
}

/**
 * What is wrong with a phone number as typed, or null. Looks at the normalised number.
 * @see FMT-002, FMT-003, D-FMT-02
 */
export function phoneIssue(typed: string): PhoneIssue | null {
  const { length } = normalizePhone(typed);
  if (length === 1) return 'required';
  if (isNoPhone(typed)) return 'invalid';
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
  const email = cleanLine(typed);
  if (email === '') return 'required';
  return email.length <= emailMaxLength && EMAIL.test(email) ? null : 'invalid';
}
