import { isCardExpired } from '@wallet/core/validation/dates';
import type { CardBrand } from '../../foundations/CardMark/cardBrands.ts';
import type { CardDraft } from './CardsScreen.types.ts';

export type CardDraftIssue = 'required' | 'invalid' | 'invalidDate';
export type CardDraftIssues = { readonly [field in keyof CardDraft]?: CardDraftIssue };

/** Verifies the check digit of a card number (ISO/IEC 7812, Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(' ', '').split('').map(Number);
  if (digits.length < 12 || digits.length > 19 || digits.some(Number.isNaN)) return false;
  const sum = digits.toReversed().reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Returns the issues of a typed card by field; empty when it may be sent to the card provider.
 * @param now epoch milliseconds
 */
export function cardDraftIssues({ number, expirationDate, cvc, holder }: CardDraft, now: number): CardDraftIssues {
  return {
    ...(number.trim() === '' ? { number: 'required' as const } : isCardNumber(number) ? {} : { number: 'invalid' as const }),
    ...(expirationDate === ''
      ? { expirationDate: 'required' as const }
      : isCardExpired(expirationDate, now)
        ? { expirationDate: 'invalidDate' as const }
        : {}),
    ...(cvc === '' ? { cvc: 'required' as const } : /^\d{3,4}$/.test(cvc) ? {} : { cvc: 'invalid' as const }),
    ...(holder.trim() === '' ? { holder: 'required' as const } : {}),
  };
}

/** Leading digits of the common brands (ISO/IEC 7812). */
const beginnings: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(50|5[6-8]|6390|67)/, 'maestro'],
  [/^62/, 'unionpay'],
  [/^35/, 'jcb'],
];

/** Returns the brand of a number that is being typed; null while it cannot be determined. */
export const brandOf = (number: string): CardBrand | null => beginnings.find(([start]) => start.test(number))?.[1] ?? null;
