import { money, type Money } from '@wallet/ui/money';

/** An amount as JSON: between the server and the browser, where a `Money` cannot go. */
export type WrittenMoney = ReturnType<Money['toJSON']>;

export const readMoney = ({ amount, currencyCode, decimals }: WrittenMoney): Money => money(amount, currencyCode, decimals);
export const eur = (amount: string): Money => money(amount, 'EUR', 2);
