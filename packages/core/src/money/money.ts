import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { parseUnits, writeUnits } from './decimal.ts';

/** Unit of an amount: the currency code, and the decimals of its smallest unit. */
export type Currency = { readonly currencyCode: string; readonly decimals: number };

/**
 * An exact amount in one currency: an immutable value created by `money`, `parseMoney` or `fromMinorUnits` and read by
 * functions. `toAmountText` returns its decimal string. Literals and spread copies do not compile as a Money. `structuredClone` and
 * `postMessage` keep the amount, because functions read only the value's own data. `JSON.stringify` writes
 * `{currencyCode, decimals, amount}`. For a clone, which has lost the method for it, it throws a TypeError rather than write something else.
 * `toEqual` compares amounts by value (FMT-030).
 *
 * Functions of several amounts throw a ProgrammingError unless all have the same currency code and decimals (FMT-029).
 */
class Money {
  readonly currencyCode: string;
  readonly decimals: number;
  // Private, so that literals and spread copies do not compile as Money. Still an own property, so that structuredClone copies it and
  // comparisons in tests see it.
  private readonly units: bigint;

  constructor(units: bigint, currencyCode: string, decimals: number) {
    this.units = units;
    this.currencyCode = currencyCode;
    this.decimals = decimals;
  }

  static unitsOf({ units }: Money): bigint {
    // A literal can still come from JavaScript or JSON.parse. Comparing its undefined units would silently return "more".
    if (typeof units === 'bigint') return units;
    throw new ProgrammingError('Money: a plain object has come where an amount is needed. Make one of its members with money().');
  }

  toJSON(): { currencyCode: string; decimals: number; amount: string } {
    return { currencyCode: this.currencyCode, decimals: this.decimals, amount: toAmountText(this) };
  }
}

// Only its type: an amount is made by functions.
export type { Money };

/**
 * Creates an amount from a constant, or from a value that has been validated (FMT-030).
 * @param amount decimal string such as `'-12.5'`. Missing decimals are filled up, additional ones are refused
 * @throws ProgrammingError when `amount` is not a decimal or has more decimals than the currency. Use `parseMoney` for a customer's text
 */
export function money(amount: string, currencyCode: string, decimals: number): Money {
  const units = parseUnits(amount, decimals);
  if (units === null) {
    throw new ProgrammingError(
      `money: "${amount}" ${currencyCode} is no amount of ${decimals} decimals, so it cannot be counted exactly. ` +
        'Round it with roundMoney, or read text of a customer with parseMoney.',
    );
  }
  return new Money(units, currencyCode, decimals);
}

/**
 * Parses the amount that a customer has typed so far, as the fields of the screens give it in every language: digits, with a point before
 * the decimals. Returns null when the text is empty, has a comma or a space in it (`'1,5'`), is not a number or has more decimals than the
 * currency. Accepts unfinished input (`'5.'` counts as 5, `'.5'` as 0.5) and both minus signs, the hyphen and U+2212 (FMT-019, FMT-021,
 * D-FMT-11, D-FMT-14).
 */
export function parseMoney(text: string, { currencyCode, decimals }: Currency): Money | null {
  const plain = text
    .trim()
    .replace('\u2212', '-')
    .replace(/^-?(?=\.\d)/, '$&0')
    .replace(/(?<=\d)\.$/, '');
  const units = parseUnits(plain, decimals);
  return units === null ? null : new Money(units, currencyCode, decimals);
}

/** Returns the decimal string with all decimals of the currency, `'-12.50'`, as used on the wire and in fields. */
export function toAmountText(amount: Money): string {
  return writeUnits(Money.unitsOf(amount), amount.decimals);
}

/** Returns the amount in the smallest unit of its currency, for a ledger that stores integers. */
export function toMinorUnits(amount: Money): bigint {
  return Money.unitsOf(amount);
}

/** Creates an amount from smallest units, the reverse of `toMinorUnits`. */
export function fromMinorUnits(units: bigint, { currencyCode, decimals }: Currency): Money {
  return new Money(units, currencyCode, decimals);
}

export function zeroMoney(currency: Currency): Money {
  return fromMinorUnits(0n, currency);
}
