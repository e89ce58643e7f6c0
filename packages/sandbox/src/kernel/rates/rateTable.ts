import { amountOf, money } from '@wallet/core/money/money';
import { scaleMoney } from '@wallet/core/money/rates';

/** Every rate of the frozen market follows from this table: what one unit is worth in USD, at the middle (api.md 3: EUR 1 = USD 1.08). */
export const usdPrices = {
  EUR: '1.08',
  USD: '1',
  BTC: '64800',
  ETH: '3240',
  USDC: '1',
  USDT: '1',
  DAI: '1',
} as const;

export type RatedCurrency = keyof typeof usdPrices;

export const ratedCurrencies = Object.keys(usdPrices).filter((code) => isRated(code));

export function isRated(code: string): code is RatedCurrency {
  return Object.hasOwn(usdPrices, code);
}

/** Decimals of a rate on the wire; further digits are rounded half to even, trailing zeros cut. */
const RATE_DECIMALS = 8;

/** A quotient of two prices, times a whole number, as a rate: `ratio('64800', '1.08')` is '60000'. */
export function ratio(price: string, by: string, times = 1): string {
  const count = money(String(times), 'RATE', 0);
  return withoutTrailingZeros(amountOf(scaleMoney(count, price, by, { currencyCode: 'RATE', decimals: RATE_DECIMALS }, 'halfEven')));
}

export const withoutTrailingZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
