import fc from 'fast-check';
import { type Currency, fromMinorUnits, type Money } from '../money/money.ts';

/** Any amount with up to 18 integer digits, of either sign unless `min` is given. Limits are in smallest units. */
export function anyMoney(currency: Currency, { min, max }: { min?: bigint; max?: bigint } = {}): fc.Arbitrary<Money> {
  const most = 10n ** BigInt(18 + currency.decimals);
  return fc.bigInt({ min: min ?? -most, max: max ?? most }).map((units) => fromMinorUnits(units, currency));
}

export const anyCurrency: fc.Arbitrary<Currency> = fc.record({
  currencyCode: fc.constantFrom('EUR', 'USD', 'BTC', 'ETH', 'USDC', 'RSN'),
  decimals: fc.integer({ min: 0, max: 18 }),
});

const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: 1, maxLength: length });

/** A non-negative decimal string with at most `whole` integer digits and `fraction` decimals. */
export function anyDecimal({ whole = 6, fraction = 8 }: { whole?: number; fraction?: number } = {}): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat(10 ** whole - 1), fc.option(digits(fraction)))
    .map(([left, right]) => (right === null ? `${left}` : `${left}.${right}`));
}

/** A percentage of at least 0 and below 100. */
export const anyPercent: fc.Arbitrary<string> = anyDecimal({ whole: 2, fraction: 4 });

export const EUR: Currency = { currencyCode: 'EUR', decimals: 2 };
export const USD: Currency = { currencyCode: 'USD', decimals: 2 };
export const BTC: Currency = { currencyCode: 'BTC', decimals: 8 };
export const USDC: Currency = { currencyCode: 'USDC', decimals: 5 };
