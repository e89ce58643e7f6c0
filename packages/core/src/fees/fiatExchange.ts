import { isLess, isPositive, subtractMoney } from '../money/arithmetic.ts';
import { type Currency, type Money, zeroMoney } from '../money/money.ts';
import { multiplyByRate } from '../money/rates.ts';
import { exchangePrice } from './price.ts';
import type { Quote } from './quote.ts';

/** Settings of one direction of the exchange (FX-003, FX-004). */
export type FiatExchangeSettings = {
  /** Units of the received currency per unit of the given one. */
  readonly rate: string;
  /** Minimum amount given, inclusive, in the given currency. */
  readonly minimal: Money;
};

/**
 * Quotes what is received: the given amount times the full rate, rounded down. There is no further fee. Allowed when the minimum is
 * reached and anything at all is received (FX-015, D-FX-02, D-FX-03, RULE-017).
 * @param into currency received
 * @param middleRate for the parts of the price
 */
export function fiatExchange(given: Money, into: Currency, { rate, minimal }: FiatExchangeSettings, middleRate?: string | null): Quote {
  const arrives = multiplyByRate(given, rate, into, 'down');
  const isAllowed = !isLess(given, minimal) && isPositive(arrives);
  const price = isAllowed && typeof middleRate === 'string' ? exchangePrice(given, arrives, rate, middleRate) : null;
  return { fee: zeroMoney(given), total: given, arrives, minimum: minimal, isAllowed, price };
}

/**
 * Returns how much is missing for an amount, which the dialog offers to top up, or null when the balance is sufficient (FX-014, D-FX-06).
 */
export function missingFunds(amount: Money, balance: Money): Money | null {
  const missing = subtractMoney(amount, balance);
  return isPositive(missing) ? missing : null;
}
