import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, isLess, isMore, subtractMoney } from '../money/arithmetic.ts';
import { type Currency, fromMinorUnits, money, type Money } from '../money/money.ts';
import { calculatePercent } from '../money/rates.ts';
import { btc, eur } from '../testing/amounts.ts';
import { anyMoney, anyPercent, BTC, EUR } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import { fitAll } from './fitAll.ts';
import { fitAmount, type GetTotal } from './fitAmount.ts';
import { quoteSend } from './networkFee.ts';

const flat =
  (fee: Money): GetTotal =>
  (amount) =>
    addMoney(amount, fee);
const share =
  (percent: string): GetTotal =>
  (amount) =>
    addMoney(amount, calculatePercent(amount, percent, 'up'));
/** Three below a hundred, one from there on. */
const tiered: GetTotal = (amount) => addMoney(amount, isLess(amount, eur('100')) ? eur('3') : eur('1'));
const all = (balance: Money, getTotal: GetTotal) => fitAmount(balance, balance, getTotal);

/** Counts the amounts that a total is requested for. */
function count(getTotal: GetTotal) {
  const asked: Money[] = [];
  return { asked, getTotal: (amount: Money) => (asked.push(amount), getTotal(amount)) };
}

const PTS: Currency = { currencyCode: 'PTS', decimals: 0 };
const GRAIN: Currency = { currencyCode: 'GRAIN', decimals: 18 };

describe('the largest amount that a balance covers', () => {
  it('is the whole balance when nothing is charged on top (D-SEPA-13, D-FX-01)', () => {
    const { asked, getTotal } = count((amount) => amount);
    expect([all(eur('530'), getTotal), asked]).toEqual([eur('530'), [eur('530')]]);
  });

  it('is the balance less a fixed fee, and null when the fee uses it up (LIB-012, LEG-025, OPS-007)', () => {
    expect(all(eur('530'), flat(eur('1.90')))).toEqual(eur('528.10'));
    expect(all(btc('0.5'), flat(btc('0.0001')))).toEqual(btc('0.4999'));
    expect(all(money('530', 'PTS', 0), flat(money('2', 'PTS', 0)))).toEqual(money('528', 'PTS', 0));
    expect([all(eur('1.90'), flat(eur('1.90'))), all(eur('1'), flat(eur('1.90'))), all(eur('0'), flat(eur('0')))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('leaves nothing of a share over, in any currency (LIB-012)', () => {
    expect(all(eur('1000'), share('1.1'))).toEqual(eur('989.11'));
    expect(all(eur('90000'), share('25'))).toEqual(eur('72000'));
    expect(all(money('1000', 'PTS', 0), share('3'))).toEqual(money('970', 'PTS', 0));
    expect(all(money('1', 'GRAIN', 18), share('1'))).toEqual(money('0.990099009900990099', 'GRAIN', 18));
  });

  it('shrinks again where a smaller amount costs more (LIB-012)', () => {
    expect(all(eur('100.50'), tiered)).toEqual(eur('97.50'));
  });

  it('asks about few amounts, and stays with what it has found when one is unknown (LIB-012)', () => {
    const few = count(share('1.1'));
    all(money('1.23', 'GRAIN', 18), few.getTotal);
    expect(few.asked.length).toBeLessThanOrEqual(4);
    expect(all(eur('1000'), () => null)).toEqual(eur('1000'));
    const onlyOf =
      (...known: readonly Money[]): GetTotal =>
      (amount) =>
        known.some((one) => compareMoney(one, amount) === 0) ? share('1.1')(amount) : null;
    expect(all(eur('1000'), onlyOf(eur('1000')))).toEqual(eur('989'));
    expect(all(eur('1000'), onlyOf(eur('1000'), eur('989')))).toEqual(eur('989'));
  });

  it('is never below the least, which is tried where the excess would leave less (LIB-012)', () => {
    expect(fitAmount(eur('3.50'), eur('3.50'), flat(eur('2')), eur('3'))).toBeNull();
    expect(fitAmount(eur('3.50'), eur('3.50'), flat(eur('0.50')), eur('3'))).toEqual(eur('3'));
    expect(fitAmount(eur('2.99'), eur('3.50'), flat(eur('0')), eur('3'))).toBeNull();
    expect(fitAmount(eur('100'), eur('100'), (amount) => flat(eur('50'))(share('60')(amount) ?? amount), eur('10'))).toEqual(eur('31.25'));
    expect(fitAmount(eur('3.50'), eur('3.50'), (amount) => (isMore(amount, eur('3')) ? eur('9') : null), eur('3'))).toBeNull();
  });

  it('leaves the default send of a small balance alone, which can pay its fee in neither way (SEND-031, D-SEND-15)', () => {
    const limits = { lower: btc('0.00095'), upper: btc('0.001'), feeAllowance: btc('0.001') };
    const getTotal: GetTotal = (amount) => quoteSend(amount, btc('0.0001'), limits).total;
    expect(fitAmount(limits.upper, limits.upper, getTotal, limits.lower)).toBeNull();
    expect(
      fitAmount(btc('0.002'), btc('0.002'), (amount) => quoteSend(amount, btc('0.0001'), { ...limits, upper: btc('0.002') }).total),
    ).toEqual(btc('0.002'));
  });

  it('starts at an amount that is typed, without asking about the balance (LIB-012)', () => {
    const { asked, getTotal } = count(flat(eur('1.90')));
    expect(fitAmount(eur('529'), eur('530'), getTotal)).toEqual(eur('528.10'));
    expect(asked).toEqual([eur('529'), eur('528.10')]);
  });

  it('property: it always fits, and no more than a few of the smallest units are left (LIB-012)', () => {
    for (const currency of [PTS, EUR, BTC, GRAIN]) {
      const anyBalance = anyMoney(currency, { min: 1n, max: 10n ** 24n });
      forAll(anyBalance, anyMoney(currency, { min: 0n, max: 10n ** 12n }), anyPercent, (balance, fee, percent) => {
        const getTotal = (amount: Money): Money => addMoney(addMoney(amount, calculatePercent(amount, percent, 'up')), fee);
        const fitting = all(balance, getTotal);
        if (fitting === null) {
          expect(isMore(getTotal(fromMinorUnits(1n, currency)), balance)).toBe(true);
          return;
        }
        expect(isMore(getTotal(fitting), balance)).toBe(false);
        expect(isMore(subtractMoney(balance, getTotal(fitting)), fromMinorUnits(4n, currency))).toBe(false);
      });
    }
  });
});

const quoteUpTo = (remaining: Money) => (amount: Money) => {
  const refusal = isMore(amount, remaining) ? ({ limit: 'daily', remaining } as const) : null;
  return { fee: eur('0'), total: amount, arrives: amount, isAllowed: refusal === null, refusal };
};

describe('"Use all"', () => {
  const allowed = eur('2500');
  it('is what a limit leaves, and the whole balance where that is nothing or below the minimum (LIB-012)', () => {
    expect(fitAll(eur('8328.81'), quoteUpTo(allowed))).toEqual(allowed);
    expect(fitAll(eur('8328.81'), quoteUpTo(eur('0')))).toEqual(eur('8328.81'));
    expect(fitAll(eur('8328.81'), quoteUpTo(allowed), eur('3000'))).toEqual(eur('8328.81'));
    expect(fitAll(eur('100'), quoteUpTo(allowed))).toEqual(eur('100'));
  });

  it('is the whole balance for a reason in words, and while a quote is unknown (LIB-012)', () => {
    expect(fitAll(eur('530'), (amount) => ({ ...quoteUpTo(allowed)(amount), isAllowed: false, refusal: 'Call us first' }))).toEqual(
      eur('530'),
    );
    expect(fitAll(eur('530'), () => null)).toEqual(eur('530'));
    expect(fitAll(eur('-5'), () => null)).toEqual(eur('0'));
  });
});
