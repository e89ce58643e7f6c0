/** The sign of a fiat currency: € for EUR, $ otherwise. Crypto has none: ask `isFiat` first. @see FMT-036, D-FMT-18 */
export function currencySign(currencyCode: string): '€' | '$' {
  return currencyCode === 'EUR' ? '€' : '$';
}
