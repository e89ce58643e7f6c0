import { isCardExpired } from '@wallet/core/validation/dates';
import type { CardBrand } from '../../foundations/CardMark/cardBrands.ts';
import type { CardDraft } from './CardsScreen.types.ts';

export type CardDraftIssue = 'required' | 'invalid' | 'invalidDate';
export type CardDraftIssues = { readonly [field in keyof CardDraft]?: CardDraftIssue };

/** Whether the last digit of a card's number fits the others (ISO/IEC 7812, the sum by Luhn). */
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
 * What is wrong with a typed card, by field; nothing when it may go to the card provider.
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

/** By which first digits the usual brands are known (ISO/IEC 7812). */
const beginnings: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(50|5[6-8]|6390|67)/, 'maestro'],
  [/^62/, 'unionpay'],
  [/^35/, 'jcb'],
];

/** The brand of a number that is being typed; null while it could be any. */
export const brandOf = (number: string): CardBrand | null => beginnings.find(([start]) => start.test(number))?.[1] ?? null;
