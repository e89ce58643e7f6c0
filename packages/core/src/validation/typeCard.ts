import { toLatinDigits, hasDigitLookAlike, maxTypedLength, removeInvisible, type Edit } from './typedText.ts';

/** Result of a change: the new text, or a rejection of the whole change. Card data is never truncated. */
export type TypedCard = { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected'; readonly why: 'text' };

const refused = { kind: 'rejected', why: 'text' } as const;
const accepted = (text: string): TypedCard => ({ kind: 'accepted', text });

/** Number of digits of a card number and a security code (ISO/IEC 7812). */
const [MIN_NUMBER_DIGITS, MAX_NUMBER_DIGITS, MAX_CODE_DIGITS] = [12, 19, 4];

const extractDigits = (text: string): string => toLatinDigits(text).replaceAll(/\D/g, '');
/** True when the input cannot be part of a card's data. Single letters pass and are dropped. */
const isNotCardData = (inserted: string): boolean =>
  inserted.length > maxTypedLength || hasDigitLookAlike(inserted) || (inserted.length > 1 && /\p{Letter}/u.test(inserted));

/** Returns the digits after a change. Input that is complete replaces the text. */
function applyEdit({ before, inserted, after }: Edit, isWhole: (digits: string) => boolean): string {
  const digits = extractDigits(inserted);
  return isWhole(digits) ? digits : extractDigits(before) + digits + extractDigits(after);
}

/** Applies a change to the card number field and groups its digits by four. */
export function typeCardNumber(edit: Edit): TypedCard {
  if (isNotCardData(edit.inserted)) return refused;
  const digits = applyEdit(edit, ({ length }) => length >= MIN_NUMBER_DIGITS);
  return digits.length > MAX_NUMBER_DIGITS ? refused : accepted(digits.replaceAll(/\d{4}(?=\d)/g, '$& '));
}

export function typeCardCode(edit: Edit): TypedCard {
  if (isNotCardData(edit.inserted)) return refused;
  const digits = applyEdit(edit, ({ length }) => length === MAX_CODE_DIGITS);
  return digits.length > MAX_CODE_DIGITS ? refused : accepted(digits);
}

/** Month and year in either order: `2/31`, `02 - 2031`, `0231`, `2031-02`. */
const MONTH_FIRST = /^(0?[1-9]|1[0-2])[\s./\p{Dash}]*(?:20)?(\d{2})$/u;
const YEAR_FIRST = /^20(\d{2})[\s./\p{Dash}]*(0?[1-9]|1[0-2])$/u;

/** Reads an expiry date as printed on the card, `MM/YY`. Null when it is not one. */
function readExpiry(written: string): string | null {
  const text = toLatinDigits(removeInvisible(written)).trim();
  const [, month, year] = MONTH_FIRST.exec(text) ?? [];
  if (month !== undefined) return `${month.padStart(2, '0')}/${year}`;
  const [, shortYear, itsMonth] = YEAR_FIRST.exec(text) ?? [];
  return itsMonth === undefined ? null : `${itsMonth.padStart(2, '0')}/${shortYear}`;
}

/**
 * Applies a change to the expiry field. `0831` reads `08/31` while it is typed, a four-digit year becomes its last two digits, and a pasted
 * or filled-in date is understood in every usual notation.
 */
export function typeExpiry({ before, inserted, after }: Edit): TypedCard {
  if (inserted.length > 1) {
    const read = inserted.length > maxTypedLength ? null : readExpiry(inserted);
    if (read !== null) return accepted(read);
    if (isNotCardData(inserted)) return refused;
  }
  const typed = toLatinDigits(before + inserted + after);
  const digits = extractDigits(/^\d\D$/.test(typed) ? `0${typed}` : typed);
  // The century is being typed: "02/2031" arrives digit by digit.
  const isCentury = digits.length > 4 && digits.length <= 6 && digits.slice(2, 4) === '20';
  if (digits.length > 4 && !isCentury) return refused;
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2);
  return accepted(year === '' ? digits : `${digits.slice(0, 2)}/${year}`);
}
