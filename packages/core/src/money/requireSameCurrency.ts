import { ProgrammingError } from '../errors/ProgrammingError.ts';
import type { Currency } from './money.ts';

/**
 * Refuses two amounts that differ in currency code or decimals (FMT-029, HOME-065).
 * @throws ProgrammingError naming the function and both currencies
 */
export function requireSameCurrency(caller: string, left: Currency, right: Currency): void {
  if (left.currencyCode === right.currencyCode && left.decimals === right.decimals) return;
  throw new ProgrammingError(
    `${caller}: ${left.currencyCode} of ${left.decimals} decimals and ${right.currencyCode} of ${right.decimals} decimals ` +
      'cannot be taken together, the result would have no currency. Convert one of them first.',
  );
}
