import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { ExactMoney } from './ExactMoney.ts';
import { readUnits } from './readUnits.ts';

/** What an amount is counted in: its code and the digits behind the point that its smallest unit has. */
export type Currency = { readonly currencyCode: string; readonly decimals: number };

/**
 * An amount of one currency as it travels (FMT-030). `amount` is a decimal string with at most `decimals` digits behind the point.
 * What the functions of this folder answer also carries its smallest units, so a chain of them never goes through strings; hand
 * such a value on as it is, a spread copy loses its `amount`. `JSON.stringify` writes the three members.
 */
export type Money = { readonly currencyCode: string; readonly decimals: number; readonly amount: string };

/**
 * An amount of our own: a constant, or a value that the contract has checked.
 * @param amount decimal string, `'-12.5'`; fewer digits than `decimals` are filled up, more are refused
 * @throws ProgrammingError when `amount` is no decimal or has more digits than the currency. Text of a customer goes through `parseMoney`
 * @see FMT-030
 */
export function money(amount: string, currencyCode: string, decimals: number): Money {
  const units = readUnits(amount, decimals);
  if (units === null) {
    throw new ProgrammingError(
      `money: "${amount}" ${currencyCode} is no amount of ${decimals} decimals, so it cannot be counted exactly. ` +
        'Round it with roundMoney, or read text of a customer with parseMoney.',
    );
  }
  return new ExactMoney(units, currencyCode, decimals);
}
