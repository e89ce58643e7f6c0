import type { Currency } from '@wallet/core/money/money';

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

const icon = (code: string): string => `/static/icons/${code.toLowerCase()}.svg`;
const token = (code: string, name: string): BookCurrency => ({
  code,
  name,
  type: 'token',
  decimals: 5,
  decimalsAssets: 5,
  icon: icon(code),
});

/** In display order. Append only: the provider's own accounts are numbered by position in this list. */
export const currencies = [
  { code: 'EUR', name: 'Euro', type: 'fiat', decimals: 2, decimalsAssets: 2, icon: icon('EUR') },
  { code: 'USD', name: 'US dollar', type: 'fiat', decimals: 2, decimalsAssets: 2, icon: icon('USD') },
  { code: 'BTC', name: 'Bitcoin', type: 'crypto', decimals: 8, decimalsAssets: 5, icon: icon('BTC') },
  { code: 'ETH', name: 'Ethereum', type: 'crypto', decimals: 8, decimalsAssets: 5, icon: icon('ETH') },
  { code: 'USDC', name: 'USD Coin', type: 'stablecoin', decimals: 5, decimalsAssets: 5, icon: icon('USDC') },
  { code: 'USDT', name: 'Tether USD', type: 'stablecoin', decimals: 5, decimalsAssets: 5, icon: icon('USDT') },
  { code: 'DAI', name: 'Dai', type: 'stablecoin', decimals: 5, decimalsAssets: 5, icon: icon('DAI') },
  token('RSN', 'Rosen Robotics'),
  token('UAIR', 'Upper Air'),
  token('HLDX', 'Halden Index'),
  token('NRDV', 'Nordvik Energy'),
  token('BRGL', 'Bergland Foods'),
  token('LMNA', 'Lumina Health'),
] as const satisfies readonly BookCurrency[];

const byCode: ReadonlyMap<string, BookCurrency> = new Map(currencies.map((currency) => [currency.code, currency]));

export function findCurrency(code: string): BookCurrency | undefined {
  return byCode.get(code);
}

/**
 * Finds a currency of the books.
 * @throws Error for a currency that the provider keeps no books in: a programming error
 */
export function bookCurrency(code: string): BookCurrency {
  const currency = byCode.get(code);
  if (currency === undefined) throw new Error(`The provider keeps no books in ${code}: add it to ledger/currencies.ts`);
  return currency;
}

export function moneyCurrency(code: string): Currency {
  return { currencyCode: code, decimals: bookCurrency(code).decimals };
}
