import { toDecimal, writeUnits } from '../money/decimal.ts';
import { rescale } from '../money/rounding.ts';
import { MINUS } from './characters.ts';
import { addSign, percentFigures, writeFigure } from './figures.ts';
import type { Locale } from './locale.ts';

/** Direction of a change as displayed. What rounds to 0.00 is flat. */
export type ChangeDirection = 'up' | 'flat' | 'down';

const CHANGE_DECIMALS = 2;
const SIGNS: Readonly<Record<ChangeDirection, string>> = { up: '+', flat: '', down: MINUS };

/**
 * Formats a change in percent with its sign and two decimals, half-even: `+1.25%`, `0.00%`, `−1.25%` (D-HOME-07, D-TOK-09).
 * @param percent in the provider's notation: `'1.25'` is 1.25 %
 */
export function formatChange(percent: string, locale: Locale): string {
  const figures = percentFigures(locale);
  const figure = `${figures.before}${writeFigure(formatChangeSize(percent), figures)}${figures.behind}`;
  return addSign(SIGNS[changeDirection(percent)], figure, locale);
}

/** Formats the size of a change for screen readers, without sign, groups and percent mark: `1234.50`. */
export function formatSpokenChange(percent: string, locale: Locale): string {
  return formatChangeSize(percent).replace('.', percentFigures(locale).point);
}

/** Returns the direction of a change, by the digits that are displayed (HOME-014, D-HOME-07). */
export function changeDirection(percent: string): ChangeDirection {
  const hundredths = roundChange(percent);
  if (hundredths === 0n) return 'flat';
  return hundredths < 0n ? 'down' : 'up';
}

/** Formats a percentage that is not a change as the provider gives it, without trailing zeros: `2.5%`. */
export function formatPercent(percent: string, locale: Locale): string {
  const { units, scale } = toDecimal(percent);
  const figures = percentFigures(locale);
  const text = writeUnits(units < 0n ? -units : units, scale);
  const figure = writeFigure(scale === 0 ? text : text.replace(/\.?0+$/, ''), figures);
  return addSign(units < 0n ? MINUS : '', `${figures.before}${figure}${figures.behind}`, locale);
}

/** Formats a share in whole percent: `47%`. A share that rounds to nothing without being nothing is `<1%`. */
export const formatShare = (percent: number, isSome: boolean, locale: Locale): string =>
  percent === 0 && isSome ? `<${formatPercent('1', locale)}` : formatPercent(String(percent), locale);

/** Formats a percentage that is not a change with two decimals and no plus: `0.50%`, `−0.93%` (PRICE-003). */
export function formatTwoDecimalPercent(percent: string, locale: Locale): string {
  const figures = percentFigures(locale);
  const sign = changeDirection(percent) === 'down' ? MINUS : '';
  return addSign(sign, `${figures.before}${writeFigure(formatChangeSize(percent), figures)}${figures.behind}`, locale);
}

function formatChangeSize(percent: string): string {
  const hundredths = roundChange(percent);
  return writeUnits(hundredths < 0n ? -hundredths : hundredths, CHANGE_DECIMALS);
}

function roundChange(percent: string): bigint {
  const { units, scale } = toDecimal(percent);
  return rescale(units, scale, CHANGE_DECIMALS, 'halfEven');
}
