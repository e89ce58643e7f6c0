import { isLess, isPositive, subtractMoney } from '../money/arithmetic.ts';
import type { Currency, Money } from '../money/money.ts';
import { multiplyByRate } from '../money/rates.ts';

/** Settings of one direction of the exchange (FX-003, FX-004). */
export type FiatExchangeSettings = {
  /** Units of the received currency per unit of the given one. */
  readonly rate: string;
  /** Minimum amount given, inclusive, in the given currency. */
  readonly minimal: Money;
};

/**
 * Calculates what is received: the given amount times the full rate, rounded down. There is no further fee. Allowed when the minimum is
 * reached and anything at all is received (FX-015, D-FX-02, D-FX-03, RULE-017).
 * @param into currency received
 */
export function fiatExchange(given: Money, into: Currency, { rate, minimal }: FiatExchangeSettings) {
  const received = multiplyByRate(given, rate, into, 'down');
  return { received, isAllowed: !isLess(given, minimal) && isPositive(received) };
}

/**
 * Returns how much is missing for an amount, which the dialog offers to top up, or null when the balance is sufficient (FX-014, D-FX-06).
 */
export function missingFunds(amount: Money, balance: Money): Money | null {
  const missing = subtractMoney(amount, balance);
  return isPositive(missing) ? missing : null;
}
