import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { readUnits } from './readUnits.ts';

/** An exact number without a currency (a rate, a price, a percentage): `units` divided by ten to the power of `scale`. */
export type Decimal = { readonly units: bigint; readonly scale: number };

/**
 * Reads a decimal string once, for a rate that many amounts are multiplied by.
 * @param text as it travels, `'1.07853'` or `'-0.5'`
 * @throws ProgrammingError when the text is no decimal
 */
export function decimal(text: string): Decimal {
  const point = text.indexOf('.');
  const scale = point === -1 ? 0 : text.length - point - 1;
  const units = readUnits(text, scale);
  if (units === null) {
    throw new ProgrammingError(`decimal: "${text}" is no decimal number, so nothing can be counted with it. Check it where it enters.`);
  }
  return { units, scale };
}

/** A rate may be given as it travels or already read. */
export function toDecimal(value: Decimal | string): Decimal {
  return typeof value === 'string' ? decimal(value) : value;
}
