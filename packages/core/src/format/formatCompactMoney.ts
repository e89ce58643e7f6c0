import { powerOfTen } from '../money/decimal.ts';
import { toMinorUnits, type Money } from '../money/money.ts';
import { rescale } from '../money/rounding.ts';
import { isFiat } from '../limits/currencies.ts';
import { MINUS, NO_BREAK_SPACE } from './characters.ts';
import { addSign, intlLocale, moneyOptions } from './figures.ts';
import { currencySign, formatMoney } from './formatMoney.ts';
import { perLocale, type Locale } from './locale.ts';

const MILLION = 1_000_000n;

const compactFormats = perLocale(() => new Map<string, Intl.NumberFormat>());

/**
 * Formats a fiat amount of a million or more in short form, with at most 2 decimals, rounded down: `$1.25B`, `$25M`. Smaller amounts are
 * written in full: `$14.20` (D-TOK-08).
 */
export function formatCompactMoney(amount: Money, locale: Locale): string {
  const { currencyCode, decimals } = amount;
  const units = toMinorUnits(amount);
  const magnitude = units < 0n ? -units : units;
  if (!isFiat(currencyCode) || magnitude < MILLION * powerOfTen(decimals)) return formatMoney(amount, locale);
  const sign = currencySign(currencyCode, locale);
  const parts = getCompactFormat(locale, currencyCode).formatToParts(rescale(magnitude, decimals, 0, 'down'));
  const figure = parts.map(({ type, value }) => (type === 'currency' ? sign : value)).join('');
  // The sign may end in a letter where that of `Intl` does not: 'RUB 5M', '€5M'.
  return addSign(units < 0n ? MINUS : '', figure.replace(/(?<=\p{L})(?=\p{Nd})/u, NO_BREAK_SPACE), locale);
}

function getCompactFormat(locale: Locale, currencyCode: string): Intl.NumberFormat {
  const formats = compactFormats(locale);
  const cached = formats.get(currencyCode);
  if (cached !== undefined) return cached;
  const format = new Intl.NumberFormat(intlLocale(locale), {
    ...moneyOptions(currencyCode),
    notation: 'compact',
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  });
  formats.set(currencyCode, format);
  return format;
}
