/**
 * Amounts for the view models of this library. `money('12.50', 'EUR', 2)` creates one and `toAmountText` returns its decimal string.
 * Arithmetic refuses mixed currencies, and every operation that can lose a digit states its rounding.
 */
export { sepaTopUp, sepaWithdrawal, type SepaTopUpSettings, type SepaWithdrawalSettings } from '@wallet/core/fees/bankTransfer';
export { cardTopUp, type CardTopUpSettings } from '@wallet/core/fees/cardTopUp';
export { fiatExchange, type FiatExchangeSettings } from '@wallet/core/fees/fiatExchange';
export { quoteExactSend, quoteSend, type SendLimits } from '@wallet/core/fees/networkFee';
export type { Price, PriceKind } from '@wallet/core/fees/price';
export type { GetQuote, GetSendQuote, Quote, QuotedBy } from '@wallet/core/fees/quote';
export { calculatePurchase, quoteSale, type BuyTerms, type SellTerms } from '@wallet/core/fees/trade';
export type { WorthChange } from '@wallet/core/history/dayChange';
export type { CardLimitsLeft, ExceededCardLimit } from '@wallet/core/limits/cardLimits';
export {
  absoluteMoney,
  addMoney,
  compareMoney,
  isLess,
  isMore,
  isNegative,
  isPositive,
  isZero,
  maxMoney,
  minMoney,
  negateMoney,
  subtractMoney,
  sumMoney,
} from '@wallet/core/money/arithmetic';
export type { Decimal } from '@wallet/core/money/decimal';
export {
  toAmountText,
  fromMinorUnits,
  money,
  parseMoney,
  toMinorUnits,
  zeroMoney,
  type Currency,
  type Money,
} from '@wallet/core/money/money';
export { convertMoney, divideByRate, multiplyByRate, calculatePercent, type Rates } from '@wallet/core/money/rates';
export { roundMoney, type Rounding } from '@wallet/core/money/rounding';
