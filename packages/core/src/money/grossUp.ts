import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { toDecimal, type Decimal } from './decimal.ts';
import { divide } from './divide.ts';
import { exact } from './exact.ts';
import { ExactMoney } from './ExactMoney.ts';
import type { Money } from './money.ts';
import { powerOfTen } from './powerOfTen.ts';
import type { Rounding } from './roundings.ts';

/**
 * The amount of which `net` is left when a percentage is taken off: net / (1 - percent / 100).
 * @param percent as the provider writes it, from 0 to below 100
 * @throws ProgrammingError when the percentage is not in that range
 * @see CARD-006, RULE-006
 */
export function grossUp(net: Money, percent: Decimal | string, rounding: Rounding): Money {
  const { units, currencyCode, decimals } = exact(net);
  const { units: percentUnits, scale } = toDecimal(percent);
  const hundred = powerOfTen(scale + 2);
  if (percentUnits < 0n || percentUnits >= hundred) {
    throw new ProgrammingError('grossUp: the percentage is below 0 or not below 100, nothing would be left. Refuse such settings first.');
  }
  return new ExactMoney(divide(units * hundred, hundred - percentUnits, rounding), currencyCode, decimals);
}
