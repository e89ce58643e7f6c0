import { isLess, isPositive, subtractMoney } from '../money/arithmetic.ts';
import { type Currency, type Money, zeroMoney } from '../money/money.ts';
import { divideByRate, multiplyByRate } from '../money/rates.ts';

/** Terms of buying a coin, all but `ask` in the currency that pays. */
export type BuyTerms = {
  /** Fixed fee, taken from the paid amount (D-LEG-06). */
  readonly fee: Money;
  /** Price of one coin. */
  readonly ask: string;
  /** Least amount, itself accepted. */
  readonly minimum: Money;
};

export type BuyQuote = {
  readonly received: Money;
  /** Whether the minimum is reached and anything at all is received. */
  readonly isAllowed: boolean;
};

/**
 * What a customer gets for an amount: (amount - fee) / ask, rounded down to the coin's decimals; zero while the fee eats it up.
 * @param amount what is debited
 * @param coin currency received
 * @throws ProgrammingError when the currencies differ or the price is zero
 * @see D-LEG-05, D-LEG-06, RULE-018
 */
export function buyCoin(amount: Money, coin: Currency, { fee, ask, minimum }: BuyTerms): BuyQuote {
  const spent = subtractMoney(amount, fee);
  const received = isPositive(spent) ? divideByRate(spent, ask, coin, 'down') : zeroMoney(coin);
  return { received, isAllowed: !isLess(amount, minimum) && isPositive(received) };
}

/** Where the minimum of a purchase comes from: the provider's entry for the paying currency, else the coin's own. */
export type BuyMinimumSources = { readonly ofPayment: Money | null; readonly ofCoin: Money | null; readonly ask: string };

/**
 * Least amount of a purchase: the paying currency's minimum; else the coin's times the price, rounded up (it says what must be
 * paid); else zero.
 * @param payment currency that pays
 * @see LEG-016, LEG-018, LEG-044, D-LEG-07, RULE-018
 */
export function buyMinimum(payment: Currency, { ofPayment, ofCoin, ask }: BuyMinimumSources): Money {
  if (ofPayment !== null) return ofPayment;
  return ofCoin === null ? zeroMoney(payment) : multiplyByRate(ofCoin, ask, payment, 'up');
}
