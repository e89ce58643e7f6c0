import { isLess, isPositive, subtractMoney } from '../money/arithmetic.ts';
import type { Currency, Money } from '../money/money.ts';
import { multiplyByRate } from '../money/rates.ts';

/** Settings of one direction of the exchange (FX-003, FX-004). */
export type FiatExchangeSettings = {
  /** How much of the received currency one unit of the given one is worth. */
  readonly rate: string;
  /** Least amount given, itself accepted; in the currency given. */
  readonly minimal: Money;
};

export type FiatExchangeQuote = {
  readonly received: Money;
  /** Whether the minimum is reached and anything at all is received. */
  readonly isAllowed: boolean;
};

/**
 * What is received for an amount: given times the full rate, rounded down; there is no further fee.
 * @param into currency received
 * @throws ProgrammingError when amount and minimum differ in currency
 * @see FX-015, D-FX-02, D-FX-03, RULE-017
 */
export function fiatExchange(given: Money, into: Currency, { rate, minimal }: FiatExchangeSettings): FiatExchangeQuote {
  const received = multiplyByRate(given, rate, into, 'down');
  return { received, isAllowed: !isLess(given, minimal) && isPositive(received) };
}

/**
 * How much is missing for an amount, null when the balance is enough: what the dialog offers to top up.
 * @throws ProgrammingError when the currencies differ
 * @see FX-014, D-FX-06
 */
export function missingFunds(amount: Money, balance: Money): Money | null {
  const missing = subtractMoney(amount, balance);
  return isPositive(missing) ? missing : null;
}
