import { money, toAmountText, type Currency, type Money } from '@wallet/core/money/money';
import type { Volume } from '../database/columns.ts';

export type AccountType = 'fiat' | 'crypto' | 'stablecoin' | 'token';

export type BookCurrency = {
  readonly code: string;
  readonly name: string;
  readonly type: AccountType;
  /** Decimals of amounts (RULE-027). */
  readonly decimals: number;
  /** Decimals in list views. */
  readonly decimalsAssets: number;
  readonly icon: string | null;
};

const getIconPath = (code: string): string => `/static/icons/${code.toLowerCase()}.svg`;
const token = { type: 'token', decimals: 5, decimalsAssets: 5 } as const;

/** In display order. Append only: the provider's own accounts are numbered by position in this list. */
export const currencies = [
  { code: 'EUR', name: 'Euro', type: 'fiat', decimals: 2, decimalsAssets: 2, icon: getIconPath('EUR') },
  { code: 'USD', name: 'US dollar', type: 'fiat', decimals: 2, decimalsAssets: 2, icon: getIconPath('USD') },
  { code: 'BTC', name: 'Bitcoin', type: 'crypto', decimals: 8, decimalsAssets: 5, icon: getIconPath('BTC') },
  { code: 'ETH', name: 'Ethereum', type: 'crypto', decimals: 8, decimalsAssets: 5, icon: getIconPath('ETH') },
  { code: 'USDC', name: 'USD Coin', type: 'stablecoin', decimals: 5, decimalsAssets: 5, icon: getIconPath('USDC') },
  { code: 'USDT', name: 'Tether USD', type: 'stablecoin', decimals: 5, decimalsAssets: 5, icon: getIconPath('USDT') },
  { code: 'DAI', name: 'Dai', type: 'stablecoin', decimals: 5, decimalsAssets: 5, icon: getIconPath('DAI') },
  { code: 'RSN', name: 'Rosen Robotics', ...token, icon: getIconPath('RSN') },
  { code: 'UAIR', name: 'Upper Air', ...token, icon: getIconPath('UAIR') },
  { code: 'HLDX', name: 'Halden Index', ...token, icon: getIconPath('HLDX') },
  { code: 'NRDV', name: 'Nordvik Energy', ...token, icon: getIconPath('NRDV') },
  { code: 'BRGL', name: 'Bergland Foods', ...token, icon: getIconPath('BRGL') },
  { code: 'LMNA', name: 'Lumina Health', ...token, icon: getIconPath('LMNA') },
] as const satisfies readonly BookCurrency[];

const byCode: ReadonlyMap<string, BookCurrency> = new Map(currencies.map((currency) => [currency.code, currency]));

export function findCurrency(code: string): BookCurrency | undefined {
  return byCode.get(code);
}

/**
 * Finds a currency of the books.
 * @throws Error for a currency that the provider keeps no books in: a programming error
 */
export function requireCurrency(code: string): BookCurrency {
  const currency = byCode.get(code);
  if (currency === undefined) throw new Error(`The provider keeps no books in ${code}: add it to ledger/currencies.ts`);
  return currency;
}

export function toMoneyCurrency(code: string): Currency {
  return { currencyCode: code, decimals: requireCurrency(code).decimals };
}

export const toMoney = (amount: string, code: string): Money => money(amount, code, requireCurrency(code).decimals);

/** An amount as an order stores it. */
export const toVolume = (amount: Money): Volume => ({ value: toAmountText(amount), currency: amount.currencyCode });
