/** Currencies that the rules refer to by name, and their decimals. */

/** Decimals of an amount in euros or dollars (LIM-027, D-FMT-15). */
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

/** Coins that have at most `maxCryptoDecimals` on a screen. Any other has its own decimals (FMT-051, D-FMT-38). */
const coins: ReadonlySet<string> = new Set(['BTC', 'ETH', 'RSN', 'UAIR', ...stablecoins]);

/** Returns how many decimals of a coin a sentence shows and a send accepts. */
export function coinDecimals({ currencyCode, decimals }: { readonly currencyCode: string; readonly decimals: number }): number {
  return coins.has(currencyCode) ? Math.min(decimals, maxCryptoDecimals) : decimals;
}

let codesOfIntl: ReadonlySet<string> | undefined;

/** Returns how many decimals are shown of fiat: 2 of euros and dollars, of any other all that its amount has (LIM-027, D-FMT-38). */
export function shownFiatDecimals({ currencyCode, decimals }: { readonly currencyCode: string; readonly decimals: number }): number {
  return primaryCurrencies.some((code) => code === currencyCode) ? fiatDecimals : decimals;
}

/** True for a fiat currency (D-FMT-18, D-FMT-38). */
export function isFiat(currencyCode: string): boolean {
  if (primaryCurrencies.some((code) => code === currencyCode)) return true;
  codesOfIntl ??= new Set(Intl.supportedValuesOf('currency'));
  return codesOfIntl.has(currencyCode);
}

export function isStablecoin(currencyCode: string): boolean {
  return stablecoins.some((code) => code === currencyCode);
}

/** Returns how many decimals an amount field of an exchange accepts: at least 2, at most 8 (LIM-073, D-OPS-01). */
export function exchangeInputDecimals(decimals: number): number {
  return Math.min(Math.max(fiatDecimals, decimals), maxCryptoDecimals);
}
