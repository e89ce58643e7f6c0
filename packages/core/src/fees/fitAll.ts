import { isLess, isPositive, maxMoney } from '../money/arithmetic.ts';
import { type Money, zeroMoney } from '../money/money.ts';
import { fitAmount } from './fitAmount.ts';
import type { GetQuote } from './quote.ts';

/**
 * Returns what "Use all" fills in: the largest amount that the balance covers, or what a limit leaves of it. The whole balance where nothing
 * fits, so that the form says why, or zero where it is negative.
 */
export function fitAll(balance: Money, getQuote: GetQuote, least: Money = zeroMoney(balance)): Money {
  const all = fitAmount(balance, balance, (amount) => getQuote(amount)?.total, least) ?? maxMoney(balance, zeroMoney(balance));
  const refusal = getQuote(all)?.refusal;
  if (!refusal || typeof refusal === 'string') return all;
  const { remaining } = refusal;
  return isPositive(remaining) && isLess(remaining, all) && !isLess(remaining, least) ? remaining : all;
}
