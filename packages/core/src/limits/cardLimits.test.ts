import { describe, expect, it } from 'vitest';
import { isMore, isNegative } from '../money/arithmetic.ts';
import { eur } from '../testing/amounts.ts';
import { anyMoney, EUR } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import { getCurrentCardLimit, cardLimitsLeft, findExceededCardLimit, usedPercent } from './cardLimits.ts';

it.each([
  ['5000.00', '1500.00', 70],
  ['5000.00', '5000.00', 0],
  ['5000.00', '0.00', 100],
  ['20000.00', '13760.00', 31],
  ['0.00', '0.00', 100],
  ['10.00', '12.00', 0],
  ['10.00', '-1.00', 100],
])('of %s with %s left, reports %i percent as used (CARD-016)', (total, left, percent) => {
  expect(usedPercent(eur(total), eur(left))).toBe(percent);
});

const TOTALS = { perOperation: eur('2000'), perDay: eur('5000'), perMonth: eur('20000') };
const anyAmount = anyMoney(EUR, { min: 0n, max: 3_000_000n });

describe('card limits', () => {
  it.each([
    ['5000.00', '18750.00', '2000.00', null],
    ['5000.00', '18750.00', '2000.01', { limit: 'single', remaining: eur('2000') }],
    ['125.00', '13875.00', '125.00', null],
    ['125.00', '13875.00', '200.00', { limit: 'daily', remaining: eur('125') }],
    ['125.00', '13875.00', '2000.01', { limit: 'daily', remaining: eur('125') }],
    ['5000.00', '300.00', '400.00', { limit: 'monthly', remaining: eur('300') }],
    ['500.00', '300.00', '600.00', { limit: 'monthly', remaining: eur('300') }],
    ['0.00', '900.00', '10.00', { limit: 'daily', remaining: eur('0') }],
    ['2000.00', '2000.00', '2000.01', { limit: 'single', remaining: eur('2000') }],
    ['300.00', '300.00', '400.00', { limit: 'daily', remaining: eur('300') }],
  ])(
    'with %s left today and %s this month, checks an amount of %s (CARD-012, CARD-013, CARD-014)',
    (today, thisMonth, amount, exceeded) => {
      const left = { perOperation: TOTALS.perOperation, today: eur(today), thisMonth: eur(thisMonth) };
      expect(findExceededCardLimit(eur(amount), left)).toEqual(exceeded);
    },
  );

  it('calculates what is left from what was used (RULE-005, D-CARD-04)', () => {
    const left = cardLimitsLeft(TOTALS, { today: eur('4875.00'), thisMonth: eur('6125.00') });
    expect(left).toEqual({ perOperation: eur('2000'), today: eur('125'), thisMonth: eur('13875') });
    expect(getCurrentCardLimit(left)).toEqual(eur('125'));
    expect(findExceededCardLimit(eur('200.00'), left)).toEqual({ limit: 'daily', remaining: eur('125.00') });
    expect(findExceededCardLimit(eur('2000.01'), cardLimitsLeft(TOTALS, { today: eur('0'), thisMonth: eur('0') }))).toEqual({
      limit: 'single',
      remaining: eur('2000.00'),
    });
  });

  it('property: what is left is never negative (RULE-005)', () => {
    forAll(anyAmount, anyAmount, (today, thisMonth) => {
      const left = cardLimitsLeft(TOTALS, { today, thisMonth });
      expect(isNegative(left.today) || isNegative(left.thisMonth)).toBe(false);
    });
  });

  it('property: accepts an amount exactly up to the reported limit (CARD-017, D-CARD-05)', () => {
    forAll(anyAmount, anyAmount, anyAmount, (amount, today, thisMonth) => {
      const left = { perOperation: TOTALS.perOperation, today, thisMonth };
      const exceeded = findExceededCardLimit(amount, left);
      expect(exceeded !== null).toBe(isMore(amount, getCurrentCardLimit(left)));
      if (exceeded !== null) expect(findExceededCardLimit(exceeded.remaining, left)).toBeNull();
    });
  });
});
