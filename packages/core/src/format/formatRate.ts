import { rateDecimals } from '../limits/currencies.ts';
import type { Decimal } from '../money/decimal.ts';
import { formatDecimal } from './formatDecimal.ts';

/**
 * An exchange rate as it is shown, 5 decimals, half-even: `0.91784`. Sums use the full rate, never this text.
 * @throws ProgrammingError when the rate cannot be read
 * @see FMT-049, FX-005, D-FX-02
 */
export function formatRate(rate: Decimal | string): string {
  return formatDecimal(rate, rateDecimals, 'halfEven');
}
