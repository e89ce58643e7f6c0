import { rateDecimals } from '../limits/currencies.ts';
import { type Decimal, toDecimal, writeUnits } from '../money/decimal.ts';
import { rescale, type Rounding } from '../money/rounding.ts';
import { MINUS } from './characters.ts';
import { numberFigures, writeFigure } from './figures.ts';
import { withCurrencySign } from './formatMoney.ts';
import type { Locale } from './locale.ts';

/**
 * A number without a currency, with groups and exactly so many decimals: `60,300.00000`. What rounds to zero has no minus.
 * @throws ProgrammingError when the text is no decimal
 */
export function formatDecimal(value: Decimal | string, locale: Locale, decimals: number, rounding: Rounding): string {
  const { units, scale } = toDecimal(value);
  const rounded = rescale(units, scale, decimals, rounding);
  return `${rounded < 0n ? MINUS : ''}${writeFigure(writeUnits(rounded < 0n ? -rounded : rounded, decimals), numberFigures(locale))}`;
}

/**
 * An exchange rate as it is shown, 5 decimals, half-even: `0.91784`. Sums use the full rate, never this text.
 * @throws ProgrammingError when the rate cannot be read
 * @see FMT-049, FX-005, D-FX-02
 */
export function formatRate(rate: Decimal | string, locale: Locale): string {
  return formatDecimal(rate, locale, rateDecimals, 'halfEven');
}

/**
 * The price of one coin in a fiat currency, as an amount: `€60,300.00`. Of the 5 decimals of a rate the zeros behind the second go, so that a
 * stablecoin's `€0.92593` keeps what it needs.
 * @throws ProgrammingError when the rate cannot be read
 * @see FMT-049, PRICE-004
 */
export function formatCoinPrice(rate: Decimal | string, currencyCode: string, locale: Locale): string {
  // Two decimals, and of the other three those up to the last that is no zero.
  const figure = formatRate(rate, locale).replace(/(\D\d{2}\d*?)0*$/, '$1');
  return withCurrencySign(figure, currencyCode, locale);
}
