import { exact } from './exact.ts';
import { ExactMoney } from './ExactMoney.ts';
import type { Money } from './money.ts';

/** Whether the amount is exactly zero. */
export function isZero(amount: Money): boolean {
  return exact(amount).units === 0n;
}

/** Whether the amount is below zero. */
export function isNegative(amount: Money): boolean {
  return exact(amount).units < 0n;
}

/** Whether the amount is above zero. */
export function isPositive(amount: Money): boolean {
  return exact(amount).units > 0n;
}

/** The same amount with the other sign. */
export function negateMoney(amount: Money): Money {
  const { units, currencyCode, decimals } = exact(amount);
  return new ExactMoney(-units, currencyCode, decimals);
}

/** The same amount without a sign. */
export function absoluteMoney(amount: Money): Money {
  return isNegative(amount) ? negateMoney(amount) : amount;
}

/** The amount, or zero when it is below: what a screen shows of an overdrawn balance (API 3.6). */
export function atLeastZero(amount: Money): Money {
  if (!isNegative(amount)) return amount;
  return new ExactMoney(0n, amount.currencyCode, amount.decimals);
}
