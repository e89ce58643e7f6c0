import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { powerOfTen, toDecimal, type Decimal } from './decimal.ts';
import { fromMinorUnits, toMinorUnits, type Currency, type Money } from './money.ts';
import { divide, rescale, roundMoney, type Rounding } from './rounding.ts';

/**
 * Multiplies an amount by a rate, rounded once (FX-003, FMT-050, RULE-017).
 * @param rate units of `into` per unit of the amount's currency
 * @param into currency of the result, or an amount in it
 */
export function multiplyByRate(amount: Money, rate: Decimal | string, into: Currency, rounding: Rounding): Money {
  const { units, scale } = toDecimal(rate);
  return fromMinorUnits(rescale(toMinorUnits(amount) * units, amount.decimals + scale, into.decimals, rounding), into);
}

/**
 * Calculates how much of another currency an amount buys at a price, rounded once (D-LEG-05, RULE-018).
 * @param rate price of one unit of `into`, in the amount's currency
 * @param into currency of the result, or an amount in it
 * @throws ProgrammingError when the price is zero
 */
export function divideByRate(amount: Money, rate: Decimal | string, into: Currency, rounding: Rounding): Money {
  const { units, scale } = toDecimal(rate);
  const dividend = toMinorUnits(amount) * powerOfTen(scale + into.decimals);
  return fromMinorUnits(divide(dividend, units * powerOfTen(amount.decimals), rounding), into);
}

/**
 * Multiplies an amount by one rate and divides it by another, rounded once at the end.
 * @throws ProgrammingError when the divisor is zero
 */
export function scaleMoney(
  amount: Money,
  multiplier: Decimal | string,
  divisor: Decimal | string,
  into: Currency,
  rounding: Rounding,
): Money {
  const by = toDecimal(multiplier);
  const over = toDecimal(divisor);
  const dividend = toMinorUnits(amount) * by.units * powerOfTen(over.scale + into.decimals);
  return fromMinorUnits(divide(dividend, over.units * powerOfTen(by.scale + amount.decimals), rounding), into);
}

/**
 * Calculates a percentage of an amount.
 * @param percent in the provider's notation: `'0.35'` is 0.35 %
 */
export function calculatePercent(amount: Money, percent: Decimal | string, rounding: Rounding): Money {
  const { units, scale } = toDecimal(percent);
  return fromMinorUnits(rescale(toMinorUnits(amount) * units, scale + 2, 0, rounding), amount);
}

/**
 * Calculates the amount of which `net` remains after a percentage is deducted: net / (1 - percent / 100) (CARD-006, RULE-006).
 * @param percent in the provider's notation, at least 0 and below 100
 * @throws ProgrammingError when the percentage is out of this range
 */
export function grossUp(net: Money, percent: Decimal | string, rounding: Rounding): Money {
  const { units, scale } = toDecimal(percent);
  const hundred = powerOfTen(scale + 2);
  if (units < 0n || units >= hundred) {
    throw new ProgrammingError('grossUp: the percentage is below 0 or not below 100, nothing would be left. Refuse such settings first.');
  }
  return fromMinorUnits(divide(toMinorUnits(net) * hundred, hundred - units, rounding), net);
}

/** `rates[A][B]`: how many B one A is worth, as decimal strings. */
export type Rates = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Converts an amount with the rate matrix. Returns null when the matrix has no such rate, which screens show as a dash (D-HOME-04). An
 * amount already in the currency keeps its value, whatever the matrix contains (HOME-011, D-HOME-03).
 */
export function convertMoney(amount: Money, into: Currency, rates: Rates, rounding: Rounding): Money | null {
  if (amount.currencyCode === into.currencyCode) return roundMoney(amount, into.decimals, rounding);
  const rate = rates[amount.currencyCode]?.[into.currencyCode];
  return rate === undefined ? null : multiplyByRate(amount, rate, into, rounding);
}
