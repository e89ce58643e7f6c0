import { ExactMoney } from './ExactMoney.ts';
import type { Currency, Money } from './money.ts';

/** Nothing, in the currency of an amount or of an account. */
export function zeroMoney({ currencyCode, decimals }: Currency): Money {
  return new ExactMoney(0n, currencyCode, decimals);
}
