import { powerOfTen } from '../money/decimal.ts';
import { toMinorUnits, type Money } from '../money/money.ts';
import { rescale } from '../money/rounding.ts';
import { MINUS } from './characters.ts';
import { intlLocale, moneyOptions } from './figures.ts';
import { currencySign, formatMoney } from './formatMoney.ts';
import { perLocale, type Locale } from './locale.ts';

const MILLION = 1_000_000n;

const compactFormats = perLocale((locale) => ({ '€': createCompactFormat(locale, 'EUR'), $: createCompactFormat(locale, 'USD') }));

/**
 * Formats a fiat amount of a million or more in short form, with at most 2 decimals, rounded down: `$1.25B`, `$25M`. Smaller amounts are
 * written in full: `$14.20` (D-TOK-08).
 */
export function formatCompactMoney(amount: Money, locale: Locale): string {
  const { currencyCode, decimals } = amount;
  const units = toMinorUnits(amount);
  const magnitude = units < 0n ? -units : units;
  if (magnitude < MILLION * powerOfTen(decimals)) return formatMoney(amount, locale);
  const sign = currencySign(currencyCode);
  const parts = compactFormats(locale)[sign].formatToParts(rescale(magnitude, decimals, 0, 'down'));
  return (units < 0n ? MINUS : '') + parts.map(({ type, value }) => (type === 'currency' ? sign : value)).join('');
}

function createCompactFormat(locale: Locale, currency: 'EUR' | 'USD'): Intl.NumberFormat {
  return new Intl.NumberFormat(intlLocale(locale), {
    ...moneyOptions(currency),
    notation: 'compact',
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
    numberingSystem: 'latn',
  });
}
