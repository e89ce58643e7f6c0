import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { btc, eur, usd } from '../testing/amounts.ts';
import { anyCurrency, anyMoney, EUR } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import {
  absoluteMoney,
  addMoney,
  clampToZero,
  compareMoney,
  isLess,
  isMore,
  isNegative,
  isPositive,
  isZero,
  maxMoney,
  minMoney,
  negateMoney,
  subtractMoney,
  sumMoney,
} from './arithmetic.ts';
import { fromMinorUnits, money, type Money, parseMoney, toMinorUnits, zeroMoney } from './money.ts';
import { toAmountText } from './money.ts';

describe('an amount', () => {
  it('is serialised as currency code, decimals and a decimal string (FMT-030, USR-025)', () => {
    expect(JSON.parse(JSON.stringify({ price: eur('1234.5') }))).toEqual({
      price: { currencyCode: 'EUR', decimals: 2, amount: '1234.50' },
    });
  });

  it.each([
    ['0', 2, '0.00'],
    ['-0.05', 2, '-0.05'],
    ['-0', 2, '0.00'],
    ['007', 0, '7'],
    ['0.00000001', 8, '0.00000001'],
    ['999999999999999999.999999999999999999', 18, '999999999999999999.999999999999999999'],
  ])('keeps every digit of %s with %i decimals (FMT-030)', (text, decimals, written) => {
    expect(toAmountText(money(text, 'XXX', decimals))).toBe(written);
  });

  it.each(['', '-', '.', '1.', '.5', '1.2.3', '1,5', '+1', '1e3', ' 1', '0x10', '--1', '1.005', '\u22121', '٣'])(
    'throws for "%s" with two decimals (FMT-030)',
    (text) => {
      expect(() => money(text, 'EUR', 2)).toThrow(ProgrammingError);
    },
  );

  it('property: is read back as the same amount (FMT-030)', () => {
    forAll(
      anyCurrency.chain((currency) => anyMoney(currency)),
      (amount) => {
        expect(money(toAmountText(amount), amount.currencyCode, amount.decimals)).toEqual(amount);
      },
    );
  });

  it.each([
    ['5.', '5.00'],
    ['.5', '0.50'],
    ['-.5', '-0.50'],
    ['\u22123.10', '-3.10'],
    ['-3.10', '-3.10'],
    [' 12 ', '12.00'],
  ])('is parsed from the typed "%s" (FMT-021, D-FMT-14)', (text, amount) => {
    expect(parseMoney(text, EUR)).toEqual(eur(amount));
  });

  it.each(['', '.', '-', '1.234', '1,5', 'abc', '5..', '1 000'])('is null for the typed "%s" (FMT-019, D-FMT-11)', (text) => {
    expect(parseMoney(text, EUR)).toBeNull();
  });
});

describe('a copy of an amount', () => {
  const price = eur('12.50');

  it('does not compile when spread or written as a literal (FMT-030)', () => {
    // @ts-expect-error A spread copy has no units to the compiler.
    const spread: Money = { ...price }; // oxlint-disable-line typescript/no-misused-spread
    // @ts-expect-error Neither has a literal; money() makes amounts.
    const literal: Money = { currencyCode: 'EUR', decimals: 2, amount: '12.50' };
    // @ts-expect-error The decimal string is no member that a copy could lose.
    expect(price.amount).toBeUndefined();
    // If the compiler is silenced, the sum is correct or an error is thrown.
    expect(addMoney(spread, price)).toEqual(eur('25.00'));
    expect(() => toAmountText(literal)).toThrow(ProgrammingError);
    for (const operation of [addMoney, compareMoney]) expect(() => operation(price, literal)).toThrow(ProgrammingError);
  });

  it('equals the amount after structuredClone (FMT-030)', () => {
    const clone = structuredClone({ price }).price;
    expect(clone).toEqual(price);
    expect(toAmountText(clone)).toBe('12.50');
    expect(addMoney(clone, price)).toEqual(eur('25.00'));
    expect(isZero(subtractMoney(price, clone))).toBe(true);
  });

  it('cannot be serialised after structuredClone, because its amount would be lost (FMT-030)', () => {
    expect(() => JSON.stringify(structuredClone(price))).toThrow(TypeError);
  });

  it('is read back from JSON with money() (FMT-030, USR-025)', () => {
    const { amount, currencyCode, decimals } = price.toJSON();
    expect(JSON.parse(JSON.stringify(price))).toEqual({ amount, currencyCode, decimals });
    expect(money(amount, currencyCode, decimals)).toEqual(price);
  });
});

describe('arithmetic', () => {
  it.each([
    ['addMoney', addMoney],
    ['subtractMoney', subtractMoney],
    ['compareMoney', compareMoney],
    ['minMoney', minMoney],
    ['maxMoney', maxMoney],
  ] as const)('%s throws for another currency and for other decimals (FMT-029, HOME-065)', (_, operation) => {
    expect(() => operation(eur('1'), usd('1'))).toThrow(ProgrammingError);
    expect(() => operation(eur('1'), money('1', 'EUR', 3))).toThrow(ProgrammingError);
  });

  it('adds, subtracts and sums without losing a digit (FMT-029)', () => {
    expect(addMoney(eur('0.1'), eur('0.2'))).toEqual(eur('0.30'));
    expect(toAmountText(subtractMoney(btc('0.1'), btc('0.3')))).toBe('-0.20000000');
    expect(sumMoney([eur('0.10'), eur('0.20'), eur('-1')], EUR)).toEqual(eur('-0.70'));
    expect(sumMoney([], EUR)).toEqual(eur('0'));
  });

  it('property: adding is commutative and associative, and subtracting undoes it (FMT-029)', () => {
    forAll(anyMoney(EUR), anyMoney(EUR), anyMoney(EUR), (a, b, c) => {
      expect(addMoney(a, b)).toEqual(addMoney(b, a));
      expect(addMoney(addMoney(a, b), c)).toEqual(addMoney(a, addMoney(b, c)));
      expect(subtractMoney(addMoney(a, b), b)).toEqual(a);
    });
  });

  it('property: a sum does not depend on the order of its amounts (FMT-029)', () => {
    forAll(fc.array(anyMoney(EUR)), (amounts) => {
      expect(sumMoney(amounts.toReversed(), EUR)).toEqual(sumMoney(amounts, EUR));
    });
  });

  it('property: the order of amounts matches the sign of their difference (FMT-029)', () => {
    forAll(anyMoney(EUR), anyMoney(EUR), (a, b) => {
      const difference = subtractMoney(a, b);
      expect(isLess(a, b)).toBe(isNegative(difference));
      expect(isMore(a, b)).toBe(isPositive(difference));
      expect(compareMoney(a, b) === 0).toBe(isZero(difference));
      expect(addMoney(minMoney(a, b), maxMoney(a, b))).toEqual(addMoney(a, b));
    });
  });

  it('property: an amount is its absolute value with its sign (FMT-029)', () => {
    forAll(anyMoney(EUR), (amount) => {
      expect(isNegative(amount) ? negateMoney(absoluteMoney(amount)) : absoluteMoney(amount)).toEqual(amount);
      expect(clampToZero(amount)).toEqual(maxMoney(amount, zeroMoney(EUR)));
      expect(fromMinorUnits(toMinorUnits(amount), amount)).toEqual(amount);
    });
  });
});
