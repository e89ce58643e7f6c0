import { toAmountText, money } from '@wallet/core/money/money';
import { scaleMoney } from '@wallet/core/money/rates';

/** All rates of the frozen market follow from this table of mid prices in USD per unit (api.md 3: EUR 1 = USD 1.08). */
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

/** Decimals of a rate on the wire. Further digits are rounded half to even and trailing zeros are cut. */
const RATE_DECIMALS = 8;

/** Divides two prices, times a whole number, into a rate: `ratio('64800', '1.08')` is '60000'. */
export function calculateRatio(price: string, by: string, times = 1): string {
  const count = money(String(times), 'RATE', 0);
  return trimTrailingZeros(toAmountText(scaleMoney(count, price, by, { currencyCode: 'RATE', decimals: RATE_DECIMALS }, 'halfEven')));
}

export const trimTrailingZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
