import { formatMoneyInput, addCurrencySign } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import { isFiat } from '@wallet/core/limits/currencies';
import { isPositive } from '@wallet/core/money/arithmetic';
import { toAmountText, parseMoney, type Money } from '@wallet/core/money/money';
import { checkTradeAmount } from '@wallet/core/validation/amounts';
import { decimalMark } from '@wallet/core/validation/typeAmount';
import type { TradeTexts } from './trade.texts.ts';

/** A parsed amount: `amount` is null while the field is empty or invalid, `issue` is the message. */
export type TradeAmount = { readonly amount: Money | null; readonly issue: string | undefined };

export type TradeLimits = { readonly balance: Money; readonly minimum: Money };

/** Returns the minimum as '€10' or '11 USDC' (D-LEG-07). */
function formatMinimum(minimum: Money, locale: Locale): string {
  const figure = formatMoneyInput(minimum).replace('.', decimalMark(locale));
  return isFiat(minimum.currencyCode) ? addCurrencySign(figure, minimum.currencyCode, locale) : `${figure} ${minimum.currencyCode}`;
}

/** Parses the amount of a purchase or sale and reports one issue at a time (D-LEG-08). */
export function parseTradeAmount(
  text: string,
  limits: TradeLimits,
  locale: Locale,
  texts: Pick<TradeTexts, 'incorrect' | 'minimum'>,
): TradeAmount {
  const amount = parseMoney(text, limits.balance);
  // While typing, '5.' counts as 5.
  const issue = checkTradeAmount(amount === null ? text : toAmountText(amount), limits);
  switch (issue) {
    case 'incorrect':
      return { amount: null, issue: texts.incorrect };
    case 'belowMinimum':
      return { amount: null, issue: texts.minimum(formatMinimum(limits.minimum, locale)) };
    case null:
      return { amount: amount !== null && isPositive(amount) ? amount : null, issue: undefined };
  }
}
