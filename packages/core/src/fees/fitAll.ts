import { isLess, isPositive } from '../money/arithmetic.ts';
import { type Money, zeroMoney } from '../money/money.ts';
import { fitAmount, type GetTotal } from './fitAmount.ts';
import type { GetQuote } from './quote.ts';

/**
 * Returns what "Use all" fills in: the largest amount that the balance covers, or what a limit leaves of it. The whole balance where nothing
 * fits, so that the form says why.
 */
export function fitAll(balance: Money, getQuote: GetQuote, least?: Money, getTotal: GetTotal = (amount) => getQuote(amount)?.total): Money {
  return fitLimit(fitAmount(balance, balance, getTotal, least) ?? balance, getQuote, least);
}

/** Returns the amount, or what a limit that it exceeds leaves of it. */
export function fitLimit(amount: Money, getQuote: GetQuote, least: Money = zeroMoney(amount)): Money {
  const refusal = getQuote(amount)?.refusal;
  if (!refusal || typeof refusal === 'string') return amount;
  const { remaining } = refusal;
  return isPositive(remaining) && isLess(remaining, amount) && !isLess(remaining, least) ? remaining : amount;
}
