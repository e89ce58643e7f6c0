import { formatDecimal } from './formatDecimal.ts';
import { MINUS } from './characters.ts';
import { language } from './language.ts';

/** Which way a change goes, as it is shown: what rounds to 0.00 is flat. */
export type ChangeDirection = 'up' | 'flat' | 'down';

const CHANGE_DECIMALS = 2;

/**
 * A change in percent with its sign, two decimals, half-even: `+1.25%`, `0.00%`, `−1.25%`.
 * @param percent as the provider writes it, `'1.25'` is 1.25 %
 * @throws ProgrammingError when the text is no decimal
 * @see D-HOME-07, D-TOK-09
 */
export function formatChange(percent: string): string {
  const number = formatDecimal(percent, CHANGE_DECIMALS, 'halfEven');
  return `${changeDirection(percent) === 'up' ? '+' : ''}${number}${language().percent}`;
}

/** Which way a change goes, by the digits that are shown. @see HOME-014, D-HOME-07 */
export function changeDirection(percent: string): ChangeDirection {
  const number = formatDecimal(percent, CHANGE_DECIMALS, 'halfEven');
  if (number.startsWith(MINUS)) return 'down';
  return /[1-9]/.test(number) ? 'up' : 'flat';
}

/** A percentage that is no change, as the provider gives it, without zeros at the end: `2.5%`. @throws ProgrammingError when it is no decimal */
export function formatPercent(percent: string): string {
  const point = percent.indexOf('.');
  const number = formatDecimal(percent, point === -1 ? 0 : percent.length - point - 1, 'down');
  return `${point === -1 ? number : number.replace(/[.,]?0+$/, '')}${language().percent}`;
}
