import { latinDigits, looksLikeDigits, mostTyped, withoutUnseen, type Edit } from './typedText.ts';

/** A field's text after a change, or that the change is refused as a whole: nothing of a card is cut off. */
export type TypedCard = { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected'; readonly why: 'text' };

const refused = { kind: 'rejected', why: 'text' } as const;
const accepted = (text: string): TypedCard => ({ kind: 'accepted', text });

/** Digits of a card's number and of its security code (ISO/IEC 7812). */
const [LEAST_OF_NUMBER, MOST_OF_NUMBER, MOST_OF_CODE] = [12, 19, 4];

const digitsOf = (text: string): string => latinDigits(text).replaceAll(/\D/g, '');
/** Whether it came at once and holds what belongs to no card. */
const isForeign = (inserted: string): boolean =>
  inserted.length > mostTyped || looksLikeDigits(inserted) || (inserted.length > 1 && /\p{Letter}/u.test(inserted));

/** The digits of a change; what came whole takes the place of all. */
function digitsAfter({ before, inserted, after }: Edit, isWhole: (digits: string) => boolean): string {
  const digits = digitsOf(inserted);
  return isWhole(digits) ? digits : digitsOf(before) + digits + digitsOf(after);
}

/** What the field of a card's number becomes, in groups of four. */
export function typeCardNumber(edit: Edit): TypedCard {
  if (isForeign(edit.inserted)) return refused;
  const digits = digitsAfter(edit, ({ length }) => length >= LEAST_OF_NUMBER);
  return digits.length > MOST_OF_NUMBER ? refused : accepted(digits.replaceAll(/\d{4}(?=\d)/g, '$& '));
}

/** What the field of a card's security code becomes. */
export function typeCardCode(edit: Edit): TypedCard {
  if (isForeign(edit.inserted)) return refused;
  const digits = digitsAfter(edit, ({ length }) => length === MOST_OF_CODE);
  return digits.length > MOST_OF_CODE ? refused : accepted(digits);
}

/** A month and a year, either of them first: `2/31`, `02 - 2031`, `0231`, `2031-02`. */
const MONTH_FIRST = /^(0?[1-9]|1[0-2])[\s./\p{Dash}]*(?:20)?(\d{2})$/u;
const YEAR_FIRST = /^20(\d{2})[\s./\p{Dash}]*(0?[1-9]|1[0-2])$/u;

/** A card's last month as it is printed, `MM/YY`; null for what is none. */
function readExpiry(written: string): string | null {
  const text = latinDigits(withoutUnseen(written)).trim();
  const [, month, year] = MONTH_FIRST.exec(text) ?? [];
  if (month !== undefined) return `${month.padStart(2, '0')}/${year}`;
  const [, shortYear, itsMonth] = YEAR_FIRST.exec(text) ?? [];
  return itsMonth === undefined ? null : `${itsMonth.padStart(2, '0')}/${shortYear}`;
}

/**
 * What the field of a card's last month becomes: `0831` reads `08/31` while it is typed, a year of four digits becomes its last two, and a date
 * that is pasted or filled in is understood in every usual way of writing it.
 */
export function typeExpiry({ before, inserted, after }: Edit): TypedCard {
  if (inserted.length > 1) {
    const read = inserted.length > mostTyped ? null : readExpiry(inserted);
    if (read !== null) return accepted(read);
    if (isForeign(inserted)) return refused;
  }
  const typed = latinDigits(before + inserted + after);
  const digits = digitsOf(/^\d\D$/.test(typed) ? `0${typed}` : typed);
  // The century is on its way: "02/2031" is typed one digit after the other.
  const isCentury = digits.length > 4 && digits.length <= 6 && digits.slice(2, 4) === '20';
  if (digits.length > 4 && !isCentury) return refused;
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2);
  return accepted(year === '' ? digits : `${digits.slice(0, 2)}/${year}`);
}
