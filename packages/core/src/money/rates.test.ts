import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { btc, eur, usd, usdc } from '../testing/amounts.ts';
import { anyDecimal, anyMoney, anyPercent, BTC, EUR, USD } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import { addMoney, compareMoney, isLess, isMore, negateMoney, subtractMoney } from './arithmetic.ts';
import { parseDecimal } from './decimal.ts';
import { money, toMinorUnits } from './money.ts';
import { toAmountText } from './money.ts';
import { convertMoney, divideByRate, grossUp, multiplyByRate, calculatePercent, scaleMoney } from './rates.ts';
import { divide, type Rounding, roundMoney } from './rounding.ts';

const anyRounding = fc.constantFrom<Rounding>('down', 'up', 'halfEven');
const anyPositiveRate = anyDecimal().filter((text) => /[1-9]/.test(text));
const absolute = (value: bigint) => (value < 0n ? -value : value);
const CENT = eur('0.01');

describe('rounding', () => {
  it.each([
    ['down', 7n, 2n, 3n],
    ['up', 7n, 2n, 4n],
    ['halfEven', 7n, 2n, 4n],
    ['halfEven', 5n, 2n, 2n],
    ['halfEven', 9n, 4n, 2n],
    ['halfEven', 11n, 4n, 3n],
    ['down', -7n, 2n, -3n],
    ['up', -7n, 2n, -4n],
    ['halfEven', -5n, 2n, -2n],
    ['up', 6n, -4n, -2n],
    ['up', 6n, 2n, 3n],
  ] as const)('rounds %s: %d / %d is %d (FMT-031, FMT-050)', (rounding, dividend, divisor, quotient) => {
    expect(divide(dividend, divisor, rounding)).toBe(quotient);
  });

  it('throws on division by zero (FMT-031)', () => {
    for (const rounding of ['down', 'up', 'halfEven'] as const) expect(() => divide(1n, 0n, rounding)).toThrow(ProgrammingError);
  });

  it('property: is always less than one unit off, down never away from zero and up never towards it (FMT-031)', () => {
    const anyBig = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
    forAll(
      anyBig,
      anyBig.filter((value) => value !== 0n),
      (dividend, divisor) => {
        const [down, up, even] = (['down', 'up', 'halfEven'] as const).map((rounding) => divide(dividend, divisor, rounding));
        expect(absolute((down ?? 0n) * divisor)).toBeLessThanOrEqual(absolute(dividend));
        expect(absolute((up ?? 0n) * divisor)).toBeGreaterThanOrEqual(absolute(dividend));
        expect(absolute((up ?? 0n) - (down ?? 0n))).toBe(dividend % divisor === 0n ? 0n : 1n);
        expect(absolute((even ?? 0n) * divisor - dividend) * 2n).toBeLessThanOrEqual(absolute(divisor));
      },
    );
  });

  it('rounds down towards zero (D-FMT-16)', () => {
    expect(roundMoney(money('-1.239', 'EUR', 3), 2, 'down')).toEqual(eur('-1.23'));
    expect(roundMoney(money('1.239', 'EUR', 3), 2, 'down')).toEqual(eur('1.23'));
    expect(roundMoney(money('5.000001', 'USDC', 6), 5, 'down')).toEqual(usdc('5'));
  });

  it('property: is idempotent and symmetric in sign (FMT-031)', () => {
    forAll(anyMoney({ currencyCode: 'BTC', decimals: 18 }), fc.integer({ min: 0, max: 18 }), anyRounding, (amount, decimals, rounding) => {
      const rounded = roundMoney(amount, decimals, rounding);
      expect(roundMoney(rounded, decimals, rounding)).toEqual(rounded);
      expect(roundMoney(negateMoney(amount), decimals, rounding)).toEqual(negateMoney(rounded));
    });
  });
});

describe('rates', () => {
  it.each([
    ['100.00', '1.07853', '107.85'],
    ['10.05', '1.07853', '10.83'],
    ['250.00', '1.07853', '269.63'],
  ])('converts %s EUR at %s to %s USD (FMT-031, D-FX-02)', (given, rate, received) => {
    expect(multiplyByRate(eur(given), rate, USD, 'down')).toEqual(usd(received));
    expect(multiplyByRate(eur(given), parseDecimal(rate), USD, 'down')).toEqual(usd(received));
  });

  it.each([
    ['10.00', '0.921234', '9.22'],
    ['10.00', '0.92', '9.20'],
  ])('converts %s USD at %s to %s EUR, rounded up only if there is a remainder (FMT-050, HOME-064, OPS-030)', (given, rate, counted) => {
    expect(multiplyByRate(usd(given), rate, EUR, 'up')).toEqual(eur(counted));
  });

  it('values 0.015 BTC at 58123.456 as 871.85 EUR (D-SEND-17)', () => {
    expect(multiplyByRate(btc('0.015'), '58123.456', EUR, 'down')).toEqual(eur('871.85'));
  });

  it('rounds a division once, at the end (D-LEG-05)', () => {
    expect(divideByRate(eur('98.50'), '60300', BTC, 'down')).toEqual(btc('0.00163349'));
    expect(toAmountText(scaleMoney(eur('100.00'), '1.08', '12.50', { currencyCode: 'RSN', decimals: 5 }, 'down'))).toBe('8.64000');
  });

  it.each(['', '1,5', 'NaN', '1e-7', '-', '1.'])('throws for the rate "%s" (FMT-029)', (rate) => {
    expect(() => multiplyByRate(eur('1'), rate, USD, 'down')).toThrow(ProgrammingError);
  });

  it('property: rounding down and up enclose the product, at most one unit apart (FMT-031)', () => {
    forAll(anyMoney(EUR, { min: 0n }), anyDecimal(), (amount, rate) => {
      const down = multiplyByRate(amount, rate, USD, 'down');
      const up = multiplyByRate(amount, rate, USD, 'up');
      expect([0n, 1n]).toContain(toMinorUnits(subtractMoney(up, down)));
      const { units, scale } = parseDecimal(rate);
      const exactProduct = toMinorUnits(amount) * units;
      expect(toMinorUnits(down) * 10n ** BigInt(scale)).toBeLessThanOrEqual(exactProduct);
      expect(toMinorUnits(up) * 10n ** BigInt(scale)).toBeGreaterThanOrEqual(exactProduct);
    });
  });

  it('property: the rate 1 changes nothing, however it is written or rounded (FMT-031)', () => {
    forAll(anyMoney(EUR), fc.constantFrom('1', '1.0', '1.00000000'), anyRounding, (amount, rate, rounding) => {
      expect(multiplyByRate(amount, rate, EUR, rounding)).toEqual(amount);
      expect(divideByRate(amount, rate, EUR, rounding)).toEqual(amount);
    });
  });

  it('property: a larger amount is never worth less (FMT-031)', () => {
    forAll(anyMoney(EUR), anyMoney(EUR), anyDecimal(), anyRounding, (a, b, rate, rounding) => {
      fc.pre(compareMoney(a, b) <= 0);
      expect(isMore(multiplyByRate(a, rate, BTC, rounding), multiplyByRate(b, rate, BTC, rounding))).toBe(false);
    });
  });

  it('property: what a price buys never costs more than the amount paid (RULE-018, LEG-048)', () => {
    forAll(anyMoney(EUR, { min: 0n }), anyPositiveRate, (paid, price) => {
      const bought = divideByRate(paid, price, BTC, 'down');
      expect(isMore(multiplyByRate(bought, price, EUR, 'up'), paid)).toBe(false);
    });
  });

  it('property: scaling equals multiplying and dividing with a single rounding (RULE-018)', () => {
    forAll(anyMoney(EUR), anyDecimal(), anyPositiveRate, (amount, rate, price) => {
      expect(scaleMoney(amount, rate, '1', USD, 'down')).toEqual(multiplyByRate(amount, rate, USD, 'down'));
      expect(scaleMoney(amount, '1', price, BTC, 'down')).toEqual(divideByRate(amount, price, BTC, 'down'));
      expect(scaleMoney(amount, price, price, EUR, 'up')).toEqual(amount);
    });
  });
});

describe('percentages', () => {
  it('calculates 0.35 % of 288.58 as 1.01 (RULE-009)', () => {
    expect(calculatePercent(eur('288.58'), '0.35', 'down')).toEqual(eur('1.01'));
    expect(calculatePercent(eur('288.58'), '0.35', 'up')).toEqual(eur('1.02'));
  });

  it('property: a share never exceeds the whole, and 100 % is the whole (RULE-009)', () => {
    forAll(anyMoney(EUR, { min: 0n }), anyPercent, (amount, percent) => {
      expect(isMore(calculatePercent(amount, percent, 'down'), amount)).toBe(false);
      expect(calculatePercent(amount, '100', 'down')).toEqual(amount);
    });
  });

  it('property: a grossed-up amount less the percentage is the net amount, to the cent (CARD-006)', () => {
    forAll(anyMoney(EUR, { min: 0n }), anyPercent, (net, percent) => {
      const gross = grossUp(net, percent, 'down');
      const left = subtractMoney(gross, calculatePercent(gross, percent, 'down'));
      const above = addMoney(gross, CENT);
      expect(isLess(left, subtractMoney(net, CENT))).toBe(false);
      expect(isLess(subtractMoney(above, calculatePercent(above, percent, 'down')), net)).toBe(false);
    });
  });

  it.each(['100', '100.01', '-0.01'])('throws when grossing up by %s percent (D-CARD-23)', (percent) => {
    expect(() => grossUp(eur('1'), percent, 'down')).toThrow(ProgrammingError);
  });
});

describe('the rate matrix', () => {
  const rates = { EUR: { EUR: '7', USD: '1.08' }, BTC: { EUR: '60000' } };

  it('converts by the row of the given currency, rounded down (HOME-011, D-HOME-03)', () => {
    expect(convertMoney(btc('0.33333333'), EUR, rates, 'down')).toEqual(eur('19999.99'));
    expect(convertMoney(eur('10.01'), USD, rates, 'down')).toEqual(usd('10.81'));
  });

  it('returns null for a missing rate (D-HOME-04)', () => {
    expect(convertMoney(usd('1'), EUR, rates, 'down')).toBeNull();
    expect(convertMoney(eur('1'), BTC, rates, 'down')).toBeNull();
  });

  it('leaves an amount in its own currency unchanged (D-HOME-04)', () => {
    expect(convertMoney(eur('1.23'), EUR, rates, 'down')).toEqual(eur('1.23'));
  });
});
