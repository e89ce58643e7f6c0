import { isFiat, rateDecimals } from '../limits/currencies.ts';
import { type Decimal, powerOfTen, toDecimal, writeUnits } from '../money/decimal.ts';
import { rescale, type Rounding } from '../money/rounding.ts';
import { MINUS } from './characters.ts';
import { addSign, numberFigures, writeFigure } from './figures.ts';
import { addCurrencySign } from './formatMoney.ts';
import type { Locale } from './locale.ts';

/**
 * Formats a number without a currency, with groups and a fixed number of decimals: `60,300.00000`. A value that rounds to zero has no
 * minus.
 */
export function formatDecimal(value: Decimal | string, locale: Locale, decimals: number, rounding: Rounding): string {
  const { units, scale } = toDecimal(value);
  const rounded = rescale(units, scale, decimals, rounding);
  const figure = writeFigure(writeUnits(rounded < 0n ? -rounded : rounded, decimals), numberFigures(locale));
  return addSign(rounded < 0n ? MINUS : '', figure, locale);
}

/** A rate below 0.001 has more decimals than 5, so that it keeps as many figures as this. */
const FEWEST_FIGURES = 3;

/**
 * Formats an exchange rate for display, with 5 decimals, half-even: `0.91784`. Calculations use the full rate, never this text (FMT-049,
 * FX-005, D-FX-02).
 */
export function formatRate(rate: Decimal | string, locale: Locale): string {
  const { units, scale } = toDecimal(rate);
  const needed = units === 0n ? 0 : scale - units.toString().length + FEWEST_FIGURES;
  return formatDecimal(rate, locale, Math.max(rateDecimals, needed), 'halfEven');
}

/**
 * Formats the price of one coin as a fiat amount, with its currency's decimals: `€60,300.00`. A price below 100 keeps those of the rate's 5
 * decimals that are not trailing zeros, so that a stablecoin's `€0.92593` keeps its precision (FMT-049, PRICE-004).
 */
function formatCoinPrice(rate: Decimal | string, currencyCode: string, locale: Locale): string {
  const { units, scale } = toDecimal(rate);
  if (units >= 100n * powerOfTen(scale)) return addCurrencySign(formatDecimal(rate, locale, 2, 'halfEven'), currencyCode, locale);
  // Keep two decimals, and of the other three those up to the last non-zero digit.
  const figure = formatRate(rate, locale).replace(/(\D\d{2}\d*?)0*$/, '$1');
  return addCurrencySign(figure, currencyCode, locale);
}

/** Formats what one `base` is worth: a coin has a price, `€60,300.00`; two fiat currencies have a rate, `1.07853 USD` (PRICE-004). */
export function formatWorthOfOne({ base, quote, value }: Readonly<Record<'base' | 'quote' | 'value', string>>, locale: Locale): string {
  return !isFiat(base) && isFiat(quote) ? formatCoinPrice(value, quote, locale) : `${formatRate(value, locale)} ${quote}`;
}
