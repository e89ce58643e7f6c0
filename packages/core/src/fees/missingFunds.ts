import { isPositive, subtractMoney } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/**
 * How much is missing for an amount, null when the balance is enough: what the dialog offers to top up.
 * @throws ProgrammingError when the currencies differ
 * @see FX-014, D-FX-06
 */
export function missingFunds(amount: Money, balance: Money): Money | null {
  const missing = subtractMoney(amount, balance);
  return isPositive(missing) ? missing : null;
}
