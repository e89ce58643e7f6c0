import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { fromMinorUnits, toMinorUnits, zeroMoney, type Currency, type Money } from './money.ts';

/**
 * Requires two amounts to have the same currency code and decimals (FMT-029, HOME-065).
 * @throws ProgrammingError naming the function and both currencies
 */
function requireSameCurrency(caller: string, left: Currency, right: Currency): void {
  if (left.currencyCode === right.currencyCode && left.decimals === right.decimals) return;
  throw new ProgrammingError(
    `${caller}: ${left.currencyCode} of ${left.decimals} decimals and ${right.currencyCode} of ${right.decimals} decimals ` +
      'cannot be taken together, the result would have no currency. Convert one of them first.',
  );
}

/** Adds two amounts of one currency (FMT-029). */
export function addMoney(left: Money, right: Money): Money {
  requireSameCurrency('addMoney', left, right);
  return fromMinorUnits(toMinorUnits(left) + toMinorUnits(right), left);
}

/** Subtracts `right` from `left`. The result may be negative (FMT-029). */
export function subtractMoney(left: Money, right: Money): Money {
  requireSameCurrency('subtractMoney', left, right);
  return fromMinorUnits(toMinorUnits(left) - toMinorUnits(right), left);
}

/** Adds any number of amounts. The sum of none is zero. */
export function sumMoney(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(addMoney, zeroMoney(currency));
}

/** Returns -1 when `left` is less than `right`, 0 when they are equal, 1 when it is more (FMT-029). */
export function compareMoney(left: Money, right: Money): -1 | 0 | 1 {
  requireSameCurrency('compareMoney', left, right);
  const a = toMinorUnits(left);
  const b = toMinorUnits(right);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function isLess(left: Money, right: Money): boolean {
  return compareMoney(left, right) < 0;
}

export function isMore(left: Money, right: Money): boolean {
  return compareMoney(left, right) > 0;
}

export function minMoney(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((least, other) => (compareMoney(other, least) < 0 ? other : least), first);
}

export function maxMoney(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((most, other) => (compareMoney(other, most) > 0 ? other : most), first);
}

export function isZero(amount: Money): boolean {
  return toMinorUnits(amount) === 0n;
}

export function isNegative(amount: Money): boolean {
  return toMinorUnits(amount) < 0n;
}

export function isPositive(amount: Money): boolean {
  return toMinorUnits(amount) > 0n;
}

export function negateMoney(amount: Money): Money {
  return fromMinorUnits(-toMinorUnits(amount), amount);
}

export function absoluteMoney(amount: Money): Money {
  return isNegative(amount) ? negateMoney(amount) : amount;
}

/** Returns the amount, or zero when it is negative. This is how screens show an overdrawn balance. */
export function clampToZero(amount: Money): Money {
  return isNegative(amount) ? zeroMoney(amount) : amount;
}
