import { formatMoneyInput, addCurrencySign } from '@wallet/core/format/formatMoney';
import type { GetQuote } from '@wallet/core/fees/quote';
import type { Locale } from '@wallet/core/format/locale';
import { isFiat } from '@wallet/core/limits/currencies';
import { isPositive } from '@wallet/core/money/arithmetic';
import { toAmountText, type Money, zeroMoney } from '@wallet/core/money/money';
import { checkTradeAmount } from '@wallet/core/validation/amounts';
import { decimalMark } from '@wallet/core/validation/typeAmount';
import { type QuotedText, quoteText } from '../../patterns/amount/quoteText.ts';
import * as z from 'zod/mini';
import type { TradeTexts } from './trade.texts.ts';

/** A parsed amount: `amount` is null while the field is empty or invalid, `issue` is the message. */
export type TradeAmount = QuotedText & { readonly issue: string | undefined };

/** Schema of the account's id, which no form checks: the account is a field so that a refusal of it has a place. */
export const anyId = z.union([z.string(), z.number()]);

/** Returns the minimum as '€10' or '11 USDC' (D-LEG-07). */
function formatMinimum(minimum: Money, locale: Locale): string {
  const figure = formatMoneyInput(minimum).replace('.', decimalMark(locale));
  return isFiat(minimum.currencyCode) ? addCurrencySign(figure, minimum.currencyCode, locale) : `${figure} ${minimum.currencyCode}`;
}

/** Parses the amount of a purchase or sale and reports one issue at a time (D-LEG-08). */
export function parseTradeAmount(
  text: string,
  balance: Money,
  getQuote: GetQuote,
  locale: Locale,
  texts: Pick<TradeTexts, 'incorrect' | 'minimum'>,
): TradeAmount {
  const { amount, quote, shown, payable } = quoteText(text, balance, getQuote);
  const minimum = quote?.minimum ?? zeroMoney(balance);
  // While typing, '5.' counts as 5.
  const issue = checkTradeAmount(amount === null ? text : toAmountText(amount), { balance, minimum, total: quote?.total });
  switch (issue) {
    case 'incorrect':
      return { amount: null, quote, shown, payable: null, issue: texts.incorrect };
    case 'belowMinimum':
      return { amount: null, quote, shown: null, payable: null, issue: texts.minimum({ amount: formatMinimum(minimum, locale) }) };
    case null:
      return { amount: amount !== null && isPositive(amount) ? amount : null, quote, shown, payable, issue: undefined };
  }
}
