/** Currencies that the rules refer to by name, and their decimals. */

/** Decimals of any fiat amount (LIM-027, D-FMT-15). */
export const fiatDecimals = 2;
/** Maximum decimals of a crypto amount (LIM-023, D-SEND-09). */
export const maxCryptoDecimals = 8;
/** Decimals in lists and cards of wallets (LIM-024). */
export const walletListDecimals = 5;
/** Decimals of USDC in lists of transactions (FMT-051, D-FMT-26). */
export const usdcTransactionDecimals = 6;
/** Decimals of a displayed exchange rate (FMT-049). */
export const rateDecimals = 5;
/** Currencies in which totals may be shown, default first (LIM-028, LIM-077). */
export type PrimaryCurrency = 'EUR' | 'USD';
export const primaryCurrencies = ['EUR', 'USD'] as const satisfies readonly PrimaryCurrency[];
/** Coins worth one unit of fiat (LIM-030). */
export const stablecoins = ['USDC', 'USDT', 'DAI'] as const;
/** Coins whose long timestamps are shown without "UTC" (LIM-031, D-FMT-19). */
export const coinsWithoutUtc = ['USDC', 'USDT', 'RSN', 'UAIR'] as const;
/** Currency that buys coins (LIM-076). */
export const buyInCurrency = 'EUR';
/** Currency of unit prices of private equity (LIM-029, D-LIM-04). */
export const unitPriceCurrency = 'USD';

/** True for a fiat currency. Only EUR and USD exist (D-FMT-18). */
export function isFiat(currencyCode: string): boolean {
  return currencyCode === 'EUR' || currencyCode === 'USD';
}

export function isStablecoin(currencyCode: string): boolean {
  return stablecoins.some((code) => code === currencyCode);
}

/** Returns how many decimals an amount field of an exchange accepts: at least 2, at most 8 (LIM-073, D-OPS-01). */
export function exchangeInputDecimals(decimals: number): number {
  return Math.min(Math.max(fiatDecimals, decimals), maxCryptoDecimals);
}
