import { money, type Money } from '@wallet/core/money/money';

export const eur = (amount: string): Money => money(amount, 'EUR', 2);
export const usd = (amount: string): Money => money(amount, 'USD', 2);
export const btc = (amount: string): Money => money(amount, 'BTC', 8);
export const eth = (amount: string): Money => money(amount, 'ETH', 8);
export const usdc = (amount: string): Money => money(amount, 'USDC', 5);
