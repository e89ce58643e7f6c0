import { money, type Money } from '@wallet/core/money/money';

/** An amount of the wire: it carries exactly its currency's digits (api.md 1.4), so they say how many there are. */
export function toMoney(amount: string, currencyCode: string): Money {
  return money(amount, currencyCode, amount.split('.')[1]?.length ?? 0);
}
