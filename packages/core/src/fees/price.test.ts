import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, isNegative, subtractMoney } from '../money/arithmetic.ts';
import { toAmountText, fromMinorUnits, money, type Money } from '../money/money.ts';
import { multiplyByRate } from '../money/rates.ts';
import { btc, eth, eur, usd, usdc } from '../testing/amounts.ts';
import { BTC, EUR, USD } from '../testing/anyMoney.ts';
import { cardTopUp } from './cardTopUp.ts';
import { fiatExchange } from './fiatExchange.ts';
import { calculateCoinAmount, exchangePrice, isUsableRate, plainPrice, purchasePrice, salePrice, type Price } from './price.ts';
import { calculatePurchase, calculateProceeds } from './trade.ts';

const read = ({ total, fee, markup, arrives, markupPercent }: Price) => [...[total, fee, markup, arrives].map(toAmountText), markupPercent];
const getMarkupPercent = (rate: string) => exchangePrice(eur('1.00'), usd('1.00'), rate, '1').markupPercent;
const calculateWorth = (amount: Money, middle: string) => multiplyByRate(amount, middle, EUR, 'down');

describe('the price of an operation', () => {
  it.each([
    ['500.00', '1.50', btc('0.00826699'), '60300', '60000', ['500.00', '1.50', '2.49', '496.01', '0.50']],
    ['150.00', '2.50', usdc('158.17694'), '0.93250000', '0.92592593', ['150.00', '2.50', '1.04', '146.46', '0.71']],
  ])('values the coins of a purchase of %s at the middle rate (RULE-044)', (paid, fee, received, ask, middle, figures) => {
    expect(read(purchasePrice({ paid: eur(paid), fee: eur(fee), received }, ask, middle))).toEqual(figures);
  });

  it('values the coins of a sale at the middle rate (RULE-044)', () => {
    const [amount, bid] = [btc('0.01234567'), '59700.00'];
    expect(read(salePrice(amount, calculateProceeds(amount, bid, EUR), bid, '60000'))).toEqual([
      '740.74',
      '0.00',
      '3.71',
      '737.03',
      '0.50',
    ]);
  });

  it.each([
    [eur('250.00'), usd('269.63'), '1.07853', '1.08', ['270.00', '0.00', '0.37', '269.63', '0.14']],
    [usd('99.99'), eur('91.77'), '0.91784', '0.92592593', ['92.58', '0.00', '0.81', '91.77', '0.87']],
    [eur('100.00'), usd('109.00'), '1.09', '1.08', ['108.00', '0.00', '-1.00', '109.00', '-0.93']],
  ])('is in the received currency for an exchange, and may favour the customer (RULE-044)', (given, received, rate, middle, figures) => {
    expect(read(exchangePrice(given, received, rate, middle))).toEqual(figures);
  });

  it('has no mark-up without a conversion (RULE-044)', () => {
    const settings = { minimal: eur('10.00'), feeRelative: '2.5', feeAbsolute: eur('0.30') };
    const { total, fee } = cardTopUp(eur('100.00'), settings);
    expect(read(plainPrice(total, fee))).toEqual(['102.87', '2.87', '0.00', '100.00', null]);
    expect(read(plainPrice(eth('0.5007'), eth('0.0007')))).toEqual(['0.50070000', '0.00070000', '0.00000000', '0.50000000', null]);
  });

  it('rounds the mark-up percentage half to even (RULE-044)', () => {
    expect(['0.99995', '0.99985', '1.00005', '0.999949'].map(getMarkupPercent)).toEqual(['0.00', '0.02', '0.00', '0.01']);
  });
});

const RUNS = { numRuns: 2000 } as const;
const rate = fc
  .integer({ min: 1, max: 10_000_000 })
  .map((units) => toAmountText(fromMinorUnits(BigInt(units), { currencyCode: 'RATE', decimals: 5 })));
const cents = (min: number) => fc.integer({ min, max: 100_000_000 }).map((units) => fromMinorUnits(BigInt(units), EUR));
const coins = fc.integer({ min: 1, max: 1_000_000_000 }).map((units) => fromMinorUnits(BigInt(units), BTC));
/** A middle rate, with a rate up to 9 % below it and one as much above it. */
const rates = fc.tuple(rate, fc.integer({ min: -900, max: 900 })).map(([middle, share]): [middle: string, less: string, more: string] => {
  const moved = (by: number) =>
    toAmountText(multiplyByRate(money(middle, 'RATE', 5), `${(10_000 + by) / 10_000}`, { currencyCode: 'RATE', decimals: 12 }, 'down'));
  return [middle, moved(-Math.abs(share)), moved(Math.abs(share))];
});

function expectToAddUp(price: Price): void {
  const { total, fee, markup, arrives } = price;
  expect(toAmountText(addMoney(addMoney(arrives, markup), fee))).toBe(toAmountText(total));
  expect([total, fee, arrives].map(isNegative)).toEqual([false, false, false]);
}

describe('10,000 random quotes (PRICE-002, RULE-044)', () => {
  it('exchanges add up to the last unit, and only a better rate makes the mark-up negative', () => {
    const quotes = fc.tuple(cents(0), rates, fc.boolean());
    fc.assert(
      fc.property(quotes, ([given, [middle, less, more], favours]) => {
        const { arrives: received } = fiatExchange(given, USD, { rate: favours ? more : less, minimal: eur('0.00') });
        const price = exchangePrice(given, received, favours ? more : less, middle);
        expectToAddUp(price);
        expect(isNegative(price.markup) && !favours).toBe(false);
      }),
      RUNS,
    );
  });
  it('purchases add up to the last unit, with no negative figure', () => {
    fc.assert(
      fc.property(cents(151), rates, (paid, [middle, , ask]) => {
        const fee = eur('1.50');
        const price = purchasePrice({ paid, fee, received: calculatePurchase(paid, BTC, { fee, ask, minimum: fee }).arrives }, ask, middle);
        expectToAddUp(price);
        expect(isNegative(price.markup)).toBe(false);
      }),
      RUNS,
    );
  });
  it('sales add up to the last unit, with no negative figure', () => {
    fc.assert(
      fc.property(coins, rates, (amount, [middle, bid]) => {
        const price = salePrice(amount, calculateProceeds(amount, bid, EUR), bid, middle);
        expectToAddUp(price);
        expect(isNegative(price.markup)).toBe(false);
      }),
      RUNS,
    );
  });
  it('sends add up to the last unit, with no negative figure', () => {
    fc.assert(
      fc.property(coins, coins, (sent, fee) => expectToAddUp(plainPrice(addMoney(sent, fee), fee))),
      RUNS,
    );
  });
  it('card top-ups add up to the last unit and credit the full amount', () => {
    const settings = { minimal: eur('0.00'), feeRelative: '2.5', feeAbsolute: eur('0.30') };
    fc.assert(
      fc.property(cents(1), (amount) => {
        const { total, fee } = cardTopUp(amount, settings);
        const price = plainPrice(total, fee);
        expectToAddUp(price);
        expect(toAmountText(price.arrives)).toBe(toAmountText(amount));
      }),
      RUNS,
    );
  });
});

describe('an amount typed in fiat', () => {
  it.each([
    ['500.00', '60000', BTC, '0.00833334'],
    ['25.00', '3000', { currencyCode: 'ETH', decimals: 8 }, '0.00833334'],
    ['10.00', '0.92592593', { currencyCode: 'USDC', decimals: 5 }, '10.80000'],
    ['0.01', '60000', BTC, '0.00000017'],
  ])('converts %s to the smallest amount of the coin that is worth it (PRICE-011)', (worth, middle, coin, amount) => {
    expect(toAmountText(calculateCoinAmount(eur(worth), middle, coin))).toBe(amount);
  });

  it('is worth what was typed, and one unit less of the coin would not be (PRICE-011, D-PRICE-04)', () => {
    // A coin whose smallest unit is worth less than a cent.
    const price = fc
      .integer({ min: 1, max: 99_999_999 })
      .map((units) => toAmountText(fromMinorUnits(BigInt(units), { currencyCode: 'RATE', decimals: 3 })));
    fc.assert(
      fc.property(cents(1), price, (typed, middle) => {
        const amount = calculateCoinAmount(typed, middle, BTC);
        expect(toAmountText(calculateWorth(amount, middle))).toBe(toAmountText(typed));
        const less = subtractMoney(amount, btc('0.00000001'));
        expect(isNegative(subtractMoney(calculateWorth(less, middle), typed))).toBe(true);
      }),
      RUNS,
    );
  });

  it('requires a rate above zero (PRICE-005)', () => {
    expect([undefined, null, '0', '0.000', '1'].map(isUsableRate)).toEqual([false, false, false, false, true]);
  });
});
