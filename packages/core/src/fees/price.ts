import { subtractMoney } from '../money/arithmetic.ts';
import { powerOfTen, toDecimal, writeUnits } from '../money/decimal.ts';
import { zeroMoney, type Currency, type Money } from '../money/money.ts';
import { divideByRate, multiplyByRate } from '../money/rates.ts';
import { divide } from '../money/rounding.ts';

/** The kinds of operation that have a price (RULE-044). */
export const priceKinds = ['exchange', 'buy', 'sell', 'send', 'card', 'sepa'] as const;
export type PriceKind = (typeof priceKinds)[number];

/**
 * What an operation costs, all in one currency: total = arrives + markup + fee, to the last unit, because the mark-up is what is left.
 * It holds the rounding too, and is below zero where the rate is better than the middle.
 * @see PRICE-002, RULE-044
 */
export type Price = {
  readonly total: Money;
  readonly fee: Money;
  readonly markup: Money;
  readonly arrives: Money;
  /** What is added to the middle rate, in percent with 2 decimals, half-even; null without a conversion. */
  readonly markupPercent: string | null;
};

const PERCENT_DECIMALS = 2;

/** By how much `more` is above `less`, as a share of the middle in percent: `'0.50'`. @throws ProgrammingError when the middle is zero */
function percentBetween(more: string, less: string, middle: string): string {
  const [upper, lower, base] = [toDecimal(more), toDecimal(less), toDecimal(middle)];
  const scale = Math.max(upper.scale, lower.scale, base.scale);
  const unitsOf = ({ units, scale: own }: typeof base): bigint => units * powerOfTen(scale - own);
  const share = divide((unitsOf(upper) - unitsOf(lower)) * powerOfTen(2 + PERCENT_DECIMALS), unitsOf(base), 'halfEven');
  return writeUnits(share, PERCENT_DECIMALS);
}

function priceOf(total: Money, fee: Money, arrives: Money, markupPercent: string | null): Price {
  return { total, fee, markup: subtractMoney(subtractMoney(total, fee), arrives), arrives, markupPercent };
}

/**
 * The price of a fiat exchange, in the currency received: the total is what the amount is worth at the middle.
 * @param rate what one unit of the given currency brings
 * @param middle what it would bring at the middle
 * @throws ProgrammingError when a rate cannot be read or the middle is zero
 */
export function exchangePrice(given: Money, received: Money, rate: string, middle: string): Price {
  const total = multiplyByRate(given, middle, received, 'down');
  return priceOf(total, zeroMoney(received), received, percentBetween(middle, rate, middle));
}

/**
 * The price of a purchase, in the currency that pays: what arrives is what the coins are worth at the middle.
 * @param ask price of one coin, as `middle` is
 * @throws ProgrammingError when the currencies of paid and fee differ, a price cannot be read or the middle is zero
 */
export function purchasePrice(
  { paid, fee, received }: Readonly<Record<'paid' | 'fee' | 'received', Money>>,
  ask: string,
  middle: string,
): Price {
  return priceOf(paid, fee, multiplyByRate(received, middle, paid, 'down'), percentBetween(ask, middle, middle));
}

/**
 * The price of a sale, in the currency credited: the total is what the coins are worth at the middle. The network's fee is apart.
 * @param bid what one coin brings, as `middle` is
 * @throws ProgrammingError when a price cannot be read or the middle is zero
 */
export function salePrice(amount: Money, received: Money, bid: string, middle: string): Price {
  return exchangePrice(amount, received, bid, middle);
}

/**
 * The price of what stays in its currency: a send, a card top-up, a bank transfer. What the fee leaves arrives, and nothing is marked up.
 * @throws ProgrammingError when the currencies differ
 */
export function plainPrice(total: Money, fee: Money): Price {
  return priceOf(total, fee, subtractMoney(total, fee), null);
}

/** Whether a rate can be counted with: one of zero, or none, is no rate. */
export function isUsableRate(rate: string | null | undefined): rate is string {
  return rate !== undefined && rate !== null && toDecimal(rate).units > 0n;
}

/**
 * The least amount of a coin that is worth so much, so that its worth, rounded down, is what was typed (PRICE-011, D-PRICE-04).
 * @param worth in fiat
 * @param middle what one coin is worth in it
 * @throws ProgrammingError when the rate cannot be read or is zero
 */
export function coinsWorth(worth: Money, middle: string, coin: Currency): Money {
  return divideByRate(worth, middle, coin, 'up');
}
