import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { btc, eur, usdc } from '../testing/amounts.ts';
import { isAmountText, checkSendAmount, checkTradeAmount, integerDigitsOf } from './amounts.ts';

describe('sent amounts', () => {
  it.each([
    ['100', true],
    ['100.5', true],
    ['0.00', true],
    ['100.555', false],
    ['12345678901', false],
    ['-1', false],
    ['+1', false],
    ['1e3', false],
    ['1,5', false],
    ['.5', false],
    ['', false],
  ])('checks "%s" with two decimals: %s (RULE-004, FMT-021)', (text, isAmount) => {
    expect(isAmountText(text, 2)).toBe(isAmount);
  });
});

describe('amounts of sales and purchases (FMT-057)', () => {
  const limits = { balance: usdc('100'), minimum: usdc('11') };

  it.each([
    ['', null],
    ['abc', 'incorrect'],
    ['1.234567', 'incorrect'],
    ['100.00001', 'incorrect'],
    ['100', null],
    ['10.99999', 'belowMinimum'],
    ['11', null],
  ] as const)('checks "%s": %s (LEG-013, LEG-014, LEG-015)', (text, issue) => {
    expect(checkTradeAmount(text, limits)).toBe(issue);
  });

  it('reports the balance before the minimum (LEG-016)', () => {
    expect(checkTradeAmount('5', { balance: eur('4'), minimum: eur('10') })).toBe('incorrect');
  });
});

describe('amounts of sends (SEND-012)', () => {
  const limits = { lower: btc('0.0005'), upper: btc('1') };

  it.each([
    ['', 'required'],
    ['x', 'incorrect'],
    ['0.123456789', 'incorrect'],
    ['0', 'belowMinimum'],
    ['0.00049999', 'belowMinimum'],
    ['0.0005', null],
    ['1', null],
    ['1.00000001', 'notEnoughFunds'],
  ] as const)('checks "%s": %s (TRS-009, TRS-011, TRS-012)', (text, issue) => {
    expect(checkSendAmount(text, limits)).toBe(issue);
  });

  it('accepts as many digits before the point as the balance has (LIM-018, FMT-022)', () => {
    const points = money('123456789012', 'PTS', 0);
    expect([integerDigitsOf(btc('1')), integerDigitsOf(points)]).toEqual([10, 12]);
    expect(checkSendAmount('123456789012', { lower: money('0', 'PTS', 0), upper: points })).toBeNull();
    expect(checkTradeAmount('123456789012', { balance: points, minimum: money('1', 'PTS', 0) })).toBeNull();
  });

  it('requires more than zero where there is no minimum (TRS-010, D-SEND-10)', () => {
    expect(checkSendAmount('0.00', { lower: btc('0'), upper: btc('1') })).toBe('notPositive');
    expect(checkSendAmount('0.00000001', { lower: btc('0'), upper: btc('1') })).toBeNull();
  });
});
