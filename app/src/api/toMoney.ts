import { money, type Money } from '@wallet/core/money/money';

/** Reads a wire amount. It always has exactly its currency's decimals (api.md 1.4), so their number is taken from it. */
export function toMoney(amount: string, currencyCode: string): Money {
  return money(amount, currencyCode, amount.split('.')[1]?.length ?? 0);
}
