import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { eur } from '../testing/amounts.ts';
import { EUR } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import { addMoney, isNegative, isZero } from '../money/arithmetic.ts';
import { toAmountText, fromMinorUnits } from '../money/money.ts';
import { worthBefore, worthChange } from './dayChange.ts';

it('calculates the worth before a price change (HOME-101)', () => {
  expect(worthBefore(eur('101.84'), '1.84')).toEqual(eur('100.00'));
  expect(worthBefore(eur('99.58'), '-0.42')).toEqual(eur('100.00'));
  expect(worthBefore(eur('50.00'), '0')).toEqual(eur('50.00'));
  expect(worthBefore(eur('0.00'), '-100')).toBeNull();
});

it('calculates the change of all worths together, in money and percent (HOME-101)', () => {
  const worths = [
    { now: eur('119122.34'), before: eur('118280.24') },
    { now: eur('842.10'), before: eur('842.10') },
  ];
  expect(worthChange(worths, EUR)).toEqual({ amount: eur('842.10'), percent: '0.71' });
  expect(worthChange([{ now: eur('99.58'), before: eur('100.00') }], EUR)).toEqual({ amount: eur('-0.42'), percent: '-0.42' });
});

it('returns null when there was nothing before (HOME-101)', () => {
  expect(worthChange([], EUR)).toBeNull();
  expect(worthChange([{ now: eur('5.00'), before: eur('0.00') }], EUR)).toBeNull();
});

it('property: the amount is the difference of the two worths, with the sign of the percentage', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
  forAll(cents, fc.bigInt({ min: 1n, max: 10n ** 12n }), (nowCents, beforeCents) => {
    const now = fromMinorUnits(nowCents, EUR);
    const before = fromMinorUnits(beforeCents, EUR);
    const change = worthChange([{ now, before }], EUR);
    expect(change).not.toBeNull();
    if (change === null) return;
    expect(toAmountText(addMoney(before, change.amount))).toBe(toAmountText(now));
    if (change.percent.startsWith('-')) expect(isNegative(change.amount)).toBe(true);
    if (isZero(change.amount)) expect(change.percent).toBe('0.00');
  });
});
