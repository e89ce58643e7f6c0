import type { Currency, Money } from './money.ts';
import { multiplyByRate } from './multiplyByRate.ts';
import { roundMoney } from './roundMoney.ts';
import type { Rounding } from './roundings.ts';

/** `rates[A][B]`: how many B one A is worth, as decimal strings (API 3.7, `currencies`). */
export type Rates = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * An amount in another currency by the matrix of rates; null when the matrix has no such rate, which a screen shows as a dash
 * (D-HOME-04). In its own currency an amount keeps its value whatever the matrix says.
 * @throws ProgrammingError when the rate cannot be read
 * @see HOME-011, D-HOME-03
 */
export function convert(amount: Money, into: Currency, rates: Rates, rounding: Rounding): Money | null {
  if (amount.currencyCode === into.currencyCode) return roundMoney(amount, into.decimals, rounding);
  const rate = rates[amount.currencyCode]?.[into.currencyCode];
  return rate === undefined ? null : multiplyByRate(amount, rate, into, rounding);
}
