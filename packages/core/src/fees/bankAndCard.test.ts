import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { addMoney, isLess, isMore, isZero } from '../money/arithmetic.ts';
import { calculatePercent } from '../money/rates.ts';
import { eur, usd } from '../testing/amounts.ts';
import { anyDecimal, anyMoney, anyPercent, EUR, USD } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import { sepaTopUp, sepaWithdrawal } from './bankTransfer.ts';
import { areCardFeesUsable, cardTopUp } from './cardTopUp.ts';
import { fiatExchange, missingFunds } from './fiatExchange.ts';

const anyAmount = anyMoney(EUR, { min: 0n, max: 10n ** 12n });
const anyFee = anyMoney(EUR, { min: 0n, max: 10_000n });

const cardSettings = (feeRelative: string, feeAbsolute: string) => ({ minimal: eur('10.00'), feeRelative, feeAbsolute: eur(feeAbsolute) });

describe('card top-up', () => {
  it.each([
    ['9.99', '2.5', '0.30', '0.00', '0.00'],
    ['10.00', '2.5', '0.30', '10.56', '0.56'],
    ['97.20', '2.5', '0.30', '100.00', '2.80'],
    ['100.00', '2.5', '0.30', '102.87', '2.87'],
    ['250.55', '2.5', '0.30', '257.28', '6.73'],
    ['2000.00', '2.5', '0.30', '2051.58', '51.58'],
    ['100.00', '3.5', '0.30', '103.93', '3.93'],
    ['333.33', '3.5', '0', '345.41', '12.08'],
    ['33.33', '3', '0', '34.36', '1.03'],
    ['100.00', '0', '1', '101.00', '1.00'],
  ])(
    'for %s at %s %% plus %s, charges %s including a fee of %s (CARD-006, CARD-007, CARD-008)',
    (amount, relative, absolute, total, fee) => {
      expect(cardTopUp(eur(amount), cardSettings(relative, absolute))).toMatchObject({ total: eur(total), fee: eur(fee) });
    },
  );

  it('accepts the minimum and refuses anything below (CARD-009, CARD-011)', () => {
    expect(cardTopUp(eur('10.00'), cardSettings('2.5', '0.30')).isAllowed).toBe(true);
    expect(cardTopUp(eur('9.99'), cardSettings('2.5', '0.30')).isAllowed).toBe(false);
  });

  it.each([
    ['100', '0'],
    ['250', '0'],
    ['-0.1', '0'],
    ['2', '-0.01'],
  ])('throws for settings of %s %% and %s (D-CARD-23)', (relative, absolute) => {
    expect(areCardFeesUsable(cardSettings(relative, absolute))).toBe(false);
    expect(() => cardTopUp(eur('100'), cardSettings(relative, absolute))).toThrow(ProgrammingError);
  });

  it('property: amount and fee add up to the total, and the fee is never negative (CARD-007, CARD-032)', () => {
    forAll(anyAmount, anyPercent, anyFee, (amount, feeRelative, feeAbsolute) => {
      const { fee, total, isAllowed } = cardTopUp(amount, { minimal: eur('10'), feeRelative, feeAbsolute });
      expect(isLess(fee, eur('0'))).toBe(false);
      if (isAllowed) expect(addMoney(amount, fee)).toEqual(total);
      else expect(isZero(total) && isZero(fee)).toBe(true);
    });
  });

  it('property: a larger amount never has a smaller total (CARD-006)', () => {
    forAll(anyAmount, anyAmount, anyPercent, anyFee, (a, b, feeRelative, feeAbsolute) => {
      fc.pre(isLess(a, b));
      const terms = { minimal: eur('10'), feeRelative, feeAbsolute };
      expect(isMore(cardTopUp(a, terms).total, cardTopUp(b, terms).total)).toBe(false);
    });
  });
});

describe('SEPA top-up', () => {
  const settings = { fee: eur('5.00'), minimalExclusive: eur('10.00'), thresholdNoFee: eur('1000.00') };

  it.each([
    ['10.00', '0.00', '0.00', false],
    ['10.01', '5.00', '5.01', true],
    ['999.99', '5.00', '994.99', true],
    ['1000.00', '0.00', '1000.00', true],
    ['1000.01', '0.00', '1000.01', true],
  ])('for %s, charges a fee of %s and credits %s (SEPA-013, SEPA-014, RULE-008)', (amount, fee, arrives, isAllowed) => {
    const terms = { total: eur(amount), minimum: settings.minimalExclusive, isMinimumExclusive: true };
    expect(sepaTopUp(eur(amount), settings)).toEqual({ ...terms, fee: eur(fee), arrives: eur(arrives), isAllowed });
  });

  it('refuses an amount that does not exceed its fee (D-SEPA-02)', () => {
    const refused = {
      total: eur('10.01'),
      arrives: eur('0'),
      minimum: settings.minimalExclusive,
      isMinimumExclusive: true,
      isAllowed: false,
    };
    expect(sepaTopUp(eur('10.01'), { ...settings, fee: eur('10.01') })).toEqual({ ...refused, fee: eur('10.01') });
    expect(sepaTopUp(eur('10.01'), { ...settings, fee: eur('20') })).toEqual({ ...refused, fee: eur('20') });
  });

  it('property: credits the full amount from the threshold on, without an upper limit (SEPA-015)', () => {
    forAll(anyMoney(EUR, { min: 100_000n }), (amount) => {
      expect(sepaTopUp(amount, settings)).toMatchObject({ fee: eur('0'), total: amount, arrives: amount, isAllowed: true });
    });
  });
});

describe('SEPA withdrawal', () => {
  const settings = { feeRelative: '0.35', feeAbsolute: eur('1.00'), minimalExclusive: eur('10.00') };

  it.each([
    ['10.00', '0.00', '0.00'],
    ['10.01', '1.00', '9.01'],
    ['100.00', '1.00', '99.00'],
    ['285.71', '1.00', '284.71'],
    ['288.57', '1.00', '287.57'],
    ['288.58', '1.01', '287.57'],
    ['500.00', '1.75', '498.25'],
    ['10000.00', '35.00', '9965.00'],
    ['12345.67', '43.20', '12302.47'],
  ])('for %s, charges a fee of %s and pays out %s (SEPA-032, SEPA-033, RULE-009)', (amount, fee, arrives) => {
    expect(sepaWithdrawal(eur(amount), settings)).toEqual({
      total: eur(amount),
      fee: eur(fee),
      arrives: eur(arrives),
      minimum: settings.minimalExclusive,
      isMinimumExclusive: true,
      isAllowed: arrives !== '0.00',
    });
  });

  it('refuses an amount equal to the minimum (SEPA-029)', () => {
    expect(sepaWithdrawal(eur('10.00'), settings).isAllowed).toBe(false);
    expect(sepaWithdrawal(eur('10.01'), settings).isAllowed).toBe(true);
  });

  it('charges 10.00 for 2000.00 at half a percent (SEPA-032)', () => {
    expect(sepaWithdrawal(eur('2000.00'), { ...settings, feeRelative: '0.5', feeAbsolute: eur('5.00') }).fee).toEqual(eur('10.00'));
  });

  it('shows nothing to receive when the fee equals the amount (D-SEPA-05)', () => {
    expect(sepaWithdrawal(eur('11'), { ...settings, feeAbsolute: eur('11') })).toMatchObject({ arrives: eur('0'), isAllowed: false });
  });

  it('property: fee and total receive add up to the amount, to the cent (SEPA-033)', () => {
    forAll(anyAmount, anyPercent, anyFee, (amount, feeRelative, feeAbsolute) => {
      const { fee, arrives, isAllowed } = sepaWithdrawal(amount, { ...settings, feeRelative, feeAbsolute });
      if (isAllowed) expect(addMoney(fee, arrives)).toEqual(amount);
      else expect(isZero(arrives)).toBe(true);
    });
  });

  it('property: the fee is at least the absolute fee and at least the share (SEPA-032)', () => {
    forAll(anyMoney(EUR, { min: 1001n, max: 10n ** 12n }), anyPercent, anyFee, (amount, feeRelative, feeAbsolute) => {
      const { fee } = sepaWithdrawal(amount, { ...settings, feeRelative, feeAbsolute });
      expect(isLess(fee, feeAbsolute)).toBe(false);
      expect(isLess(fee, calculatePercent(amount, feeRelative, 'down'))).toBe(false);
    });
  });
});

describe('fiat exchange', () => {
  const sell = { rate: '1.07853', minimal: eur('10.00') };
  const buy = { rate: '0.91784', minimal: usd('10.00') };

  it.each([
    ['100.00', '107.85'],
    ['10.05', '10.83'],
    ['250.00', '269.63'],
  ])('converts %s EUR to %s USD (FX-003, RULE-017)', (given, received) => {
    const rest = { total: eur(given), fee: eur('0'), minimum: sell.minimal, isAllowed: true, price: null };
    expect(fiatExchange(eur(given), USD, sell)).toEqual({ ...rest, arrives: usd(received) });
  });

  it.each([
    ['10.99', '10.08'],
    ['33.33', '30.59'],
    ['99.99', '91.77'],
  ])('converts %s USD to %s EUR (FX-003, RULE-017)', (given, received) => {
    const rest = { total: usd(given), fee: usd('0'), minimum: buy.minimal, isAllowed: true, price: null };
    expect(fiatExchange(usd(given), EUR, buy)).toEqual({ ...rest, arrives: eur(received) });
  });

  it('accepts the minimum, and refuses an amount for which nothing is received (FX-015, D-FX-03)', () => {
    expect(fiatExchange(usd('9.99'), EUR, buy).isAllowed).toBe(false);
    expect(fiatExchange(usd('10.00'), EUR, buy).isAllowed).toBe(true);
    expect(fiatExchange(usd('0.01'), EUR, { rate: '0.5', minimal: usd('0') }).isAllowed).toBe(false);
  });

  it('property: two parts never bring more than the whole (RULE-017)', () => {
    forAll(anyAmount, anyAmount, anyDecimal({ whole: 2, fraction: 5 }), (a, b, rate) => {
      const received = (given: typeof a) => fiatExchange(given, USD, { rate, minimal: eur('0') }).arrives;
      const apart = addMoney(received(a), received(b));
      expect(isMore(apart, received(addMoney(a, b)))).toBe(false);
    });
  });

  it('returns the difference to top up (FX-014, OPS-027, D-FX-06)', () => {
    expect(missingFunds(eur('150.50'), eur('100.00'))).toEqual(eur('50.50'));
    expect(missingFunds(eur('100.00'), eur('100.00'))).toBeNull();
  });

  it('property: balance and difference add up to the amount (FX-014)', () => {
    forAll(anyAmount, anyAmount, (amount, balance) => {
      const missing = missingFunds(amount, balance);
      if (missing === null) expect(isMore(amount, balance)).toBe(false);
      else expect(addMoney(balance, missing)).toEqual(amount);
    });
  });
});
