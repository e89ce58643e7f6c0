import { isLess, isPositive } from '../money/arithmetic.ts';
import { type Currency, money, type Money } from '../money/money.ts';
import { multiplyByRate, scaleMoney } from '../money/rates.ts';

/** Least purchase of private equity, in EUR (LIM-092). */
export const leastUnitPurchase = money('100.00', 'EUR', 2);

/**
 * Least amount of a private-equity purchase: 100.00 EUR, in another currency converted and rounded up.
 * @param rateOfEuro how much of the paying currency one EUR is worth
 * @see RULE-018
 */
export function unitPurchaseMinimum(payment: Currency, rateOfEuro: string): Money {
  if (payment.currencyCode === leastUnitPurchase.currencyCode) return leastUnitPurchase;
  return multiplyByRate(leastUnitPurchase, rateOfEuro, payment, 'up');
}

/** Terms of a purchase of private equity. */
export type UnitPurchaseTerms = {
  /** How many USD one unit of the paying currency is worth: `'1'` for USD. */
  readonly rateToDollar: string;
  /** Price of one unit of the token, in USD (D-LIM-04). */
  readonly unitPrice: string;
  readonly minimum: Money;
};

/**
 * Units bought: amount in USD / unit price, rounded down once to the token's decimals.
 * @throws ProgrammingError when amount and minimum differ in currency or the price is zero
 * @see RULE-018
 */
export function unitPurchase(amount: Money, token: Currency, { rateToDollar, unitPrice, minimum }: UnitPurchaseTerms) {
  const units = scaleMoney(amount, rateToDollar, unitPrice, token, 'down');
  return { units, isAllowed: !isLess(amount, minimum) && isPositive(units) };
}
