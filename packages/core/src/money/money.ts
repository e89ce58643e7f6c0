import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { readUnits, writeUnits } from './decimal.ts';

/** What an amount is counted in: its code and the digits behind the point that its smallest unit has. */
export type Currency = { readonly currencyCode: string; readonly decimals: number };

/** Only its type leaves this file: an amount is made by `money`, `parseMoney` and `fromMinorUnits`. */
class Money {
  readonly currencyCode: string;
  readonly decimals: number;
  // Private, so that a literal or a spread copy lacks it and is no Money to the compiler; yet an own property, so that
  // structuredClone copies it and a comparison in a test sees it.
  private readonly units: bigint;

  constructor(units: bigint, currencyCode: string, decimals: number) {
    this.units = units;
    this.currencyCode = currencyCode;
    this.decimals = decimals;
  }

  static unitsOf({ units }: Money): bigint {
    // A literal can still come from JavaScript or JSON.parse; comparing its undefined units would answer "more" without a word.
    if (typeof units === 'bigint') return units;
    throw new ProgrammingError('Money: a plain object has come where an amount is needed. Make one of its members with money().');
  }

  toJSON(): { currencyCode: string; decimals: number; amount: string } {
    return { currencyCode: this.currencyCode, decimals: this.decimals, amount: amountOf(this) };
  }
}

/**
 * An exact amount of one currency: an immutable value that functions read, made by {@link money}. Its decimal string is
 * `amountOf(value)`. A literal and a spread copy do not compile as a Money. `structuredClone` and `postMessage` keep the amount,
 * because every function reads the value's own data. `JSON.stringify` writes `{currencyCode, decimals, amount}`; of a clone, which has
 * lost the method for it, it throws a TypeError rather than write something else. `toEqual` compares two amounts by value.
 * @see FMT-030
 */
export type { Money };

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
  return new Money(units, currencyCode, decimals);
}

/**
 * The amount that a customer has typed so far; null when the text is empty, is no number or has more decimals than the currency.
 * Takes what an amount field holds (`'5.'` counts as 5, `'.5'` as 0.5) and both minus signs, the hyphen and U+2212.
 * @see FMT-019, FMT-021, D-FMT-11, D-FMT-14
 */
export function parseMoney(text: string, { currencyCode, decimals }: Currency): Money | null {
  const plain = text
    .trim()
    .replace('\u2212', '-')
    .replace(/^-?(?=\.\d)/, '$&0')
    .replace(/(?<=\d)\.$/, '');
  const units = readUnits(plain, decimals);
  return units === null ? null : new Money(units, currencyCode, decimals);
}

/** The amount as a decimal string with all decimals of its currency, `'-12.50'`: how it travels and how a field holds it. */
export function amountOf(amount: Money): string {
  return writeUnits(Money.unitsOf(amount), amount.decimals);
}

/** The amount in the smallest unit of its currency, for a ledger that keeps whole numbers. */
export function toMinorUnits(amount: Money): bigint {
  return Money.unitsOf(amount);
}

/** The reverse of {@link toMinorUnits}. */
export function fromMinorUnits(units: bigint, { currencyCode, decimals }: Currency): Money {
  return new Money(units, currencyCode, decimals);
}

/** Nothing, in the currency of an amount or of an account. */
export function zeroMoney(currency: Currency): Money {
  return fromMinorUnits(0n, currency);
}
