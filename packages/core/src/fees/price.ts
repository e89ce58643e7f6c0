import { subtractMoney } from '../money/arithmetic.ts';
import { powerOfTen, toDecimal, writeUnits } from '../money/decimal.ts';
import { zeroMoney, type Currency, type Money } from '../money/money.ts';
import { divideByRate, multiplyByRate } from '../money/rates.ts';
import { divide } from '../money/rounding.ts';

/** Kinds of operation that have a price (RULE-044). */
export type PriceKind = 'exchange' | 'buy' | 'sell' | 'send' | 'card' | 'sepa';
export const priceKinds = ['exchange', 'buy', 'sell', 'send', 'card', 'sepa'] as const satisfies readonly PriceKind[];

/**
 * Cost of an operation, all in one currency. total = arrives + markup + fee holds to the last unit, because the mark-up is the remainder.
 * It includes the rounding, and is negative when the rate is better than the middle rate (PRICE-002, RULE-044).
 */
export type Price = {
  readonly total: Money;
  readonly fee: Money;
  readonly markup: Money;
  readonly arrives: Money;
  /** Mark-up on the middle rate in percent, 2 decimals, half-even. Null without a conversion. */
  readonly markupPercent: string | null;
};

const PERCENT_DECIMALS = 2;

/**
 * Returns how much `more` exceeds `less` as a percentage of the middle rate: `'0.50'`.
 * @throws ProgrammingError when the middle rate is zero
 */
function percentBetween(more: string, less: string, middle: string): string {
  const [upper, lower, base] = [toDecimal(more), toDecimal(less), toDecimal(middle)];
  const scale = Math.max(upper.scale, lower.scale, base.scale);
  const unitsOf = ({ units, scale: own }: typeof base): bigint => units * powerOfTen(scale - own);
  const share = divide((unitsOf(upper) - unitsOf(lower)) * powerOfTen(2 + PERCENT_DECIMALS), unitsOf(base), 'halfEven');
  return writeUnits(share, PERCENT_DECIMALS);
}

function buildPrice(total: Money, fee: Money, arrives: Money, markupPercent: string | null): Price {
  return { total, fee, markup: subtractMoney(subtractMoney(total, fee), arrives), arrives, markupPercent };
}

/**
 * Prices a fiat exchange in the received currency. The total is what the amount is worth at the middle rate.
 * @param rate received currency per unit of the given one
 * @param middle the same at the middle rate
 * @throws ProgrammingError for a middle rate of zero
 */
export function exchangePrice(given: Money, received: Money, rate: string, middle: string): Price {
  const total = multiplyByRate(given, middle, received, 'down');
  return buildPrice(total, zeroMoney(received), received, percentBetween(middle, rate, middle));
}

/**
 * Prices a purchase in the paying currency. What arrives is what the coins are worth at the middle rate.
 * @param ask price of one coin, in the same currency as `middle`
 * @throws ProgrammingError when the middle rate is zero
 */
export function purchasePrice(
  { paid, fee, received }: Readonly<Record<'paid' | 'fee' | 'received', Money>>,
  ask: string,
  middle: string,
): Price {
  return buildPrice(paid, fee, multiplyByRate(received, middle, paid, 'down'), percentBetween(ask, middle, middle));
}

/**
 * Prices a sale in the credited currency. The total is what the coins are worth at the middle rate. The network fee is separate.
 * @param bid proceeds of one coin, in the same currency as `middle`
 * @throws ProgrammingError for a middle rate of zero
 */
export function salePrice(amount: Money, received: Money, bid: string, middle: string): Price {
  return exchangePrice(amount, received, bid, middle);
}

/** Prices an operation without a conversion: a send, a card top-up, a bank transfer. The total less the fee arrives, without a mark-up. */
export function plainPrice(total: Money, fee: Money): Price {
  return buildPrice(total, fee, subtractMoney(total, fee), null);
}

/** True for a rate that can be calculated with. A rate of zero, or none, cannot. */
export function isUsableRate(rate: string | null | undefined): rate is string {
  return rate !== undefined && rate !== null && toDecimal(rate).units > 0n;
}

/**
 * Returns the smallest amount of a coin that is worth a fiat amount. Its worth, rounded down, is what was typed (PRICE-011, D-PRICE-04).
 * @param worth in fiat
 * @param middle worth of one coin in that currency
 * @throws ProgrammingError when the rate is zero
 */
export function calculateCoinAmount(worth: Money, middle: string, coin: Currency): Money {
  return divideByRate(worth, middle, coin, 'up');
}
