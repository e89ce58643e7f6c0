import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absoluteMoney } from '../money/arithmetic.ts';
import { toAmountText, money, parseMoney } from '../money/money.ts';
import { roundMoney } from '../money/rounding.ts';
import { builtInLocale } from './locale.ts';
import { btc, eth, eur, usd, usdc } from '../testing/amounts.ts';
import { anyDecimal, anyMoney, BTC, EUR } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import { formatAmount, formatFilledInput, formatMoney, formatMoneyInput, splitMoney, formatSpokenMoney } from './formatMoney.ts';
import { formatCompactMoney } from './formatCompactMoney.ts';
import { changeDirection, formatChange, formatPercent } from './formatPercent.ts';
import { formatRate } from './formatDecimal.ts';

const NBSP = '\u00A0';

describe('fiat amounts with two decimals, rounded down (LIM-025, LIM-026)', () => {
  it('uses € for EUR and $ otherwise (FMT-036, HOME-062, LIM-053)', () => {
    expect(formatMoney(eur('1'), builtInLocale)).toBe('€1.00');
    expect(formatMoney(usd('1'), builtInLocale)).toBe('$1.00');
  });

  it.each([
    [eur('1234.5'), '€1,234.50'],
    [usd('1234567.89'), '$1,234,567.89'],
    [usd('0'), '$0.00'],
    [eur('-5'), '\u2212€5.00'],
    [usd('-3.1'), '\u2212$3.10'],
    [eur('0.05'), '€0.05'],
    [money('9.999', 'EUR', 3), '€9.99'],
    [money('-0.009', 'EUR', 3), '€0.00'],
    [money('7', 'USD', 0), '$7.00'],
  ])('formats case %#: %s (FMT-031, FMT-034, FMT-035)', (amount, text) => {
    expect(formatMoney(amount, builtInLocale)).toBe(text);
    expect(formatMoney(amount, builtInLocale, { place: 'column' })).toBe(text);
  });

  it('writes the sign that the place requires (D-TXN-10)', () => {
    expect(formatMoney(eur('500'), builtInLocale, { sign: 'always' })).toBe('+€500.00');
    expect(formatMoney(eur('-120'), builtInLocale, { sign: 'always' })).toBe('\u2212€120.00');
    expect(formatMoney(eur('-120'), builtInLocale, { sign: 'never' })).toBe('€120.00');
    expect(formatMoney(eur('0'), builtInLocale, { sign: 'always' })).toBe('€0.00');
  });

  it('drops trailing zeros from a limit (D-LEG-07, LEG-016)', () => {
    expect(formatMoney(eur('10.00'), builtInLocale, { place: 'short' })).toBe('€10');
    expect(formatMoney(eur('12.67'), builtInLocale, { place: 'short' })).toBe('€12.67');
    expect(formatMoney(usdc('11'), builtInLocale, { place: 'short' })).toBe(`11${NBSP}USDC`);
  });

  it('writes an amount without its currency (SEPA-012, D-SEPA-03)', () => {
    expect(formatAmount(eur('10'), builtInLocale)).toBe('10.00');
    expect(formatAmount(eur('-1234.5'), builtInLocale)).toBe('\u22121,234.50');
    expect(formatAmount(eur('-0.00'), builtInLocale)).toBe('0.00');
    expect(formatAmount(money('1234', 'XXX', 0), builtInLocale)).toBe('1,234');
  });

  it.each([
    ['1250000000.00', '$1.25B'],
    ['25000000.00', '$25M'],
    ['999999.99', '$999,999.99'],
    ['1000000.00', '$1M'],
    ['14.20', '$14.20'],
    ['1999999999.99', '$1.99B'],
    ['2500000000000.00', '$2.5T'],
    ['999999999999999999.99', '$999,999.99T'],
    ['-25000000.00', '\u2212$25M'],
    ['0', '$0.00'],
  ])('shortens %s to %s (D-TOK-08)', (amount, text) => {
    expect(formatCompactMoney(usd(amount), builtInLocale)).toBe(text);
  });
});

describe('crypto amounts', () => {
  it.each([
    [btc('0.5'), '0.5', '0.50000'],
    [btc('0.48215'), '0.48215', '0.48215'],
    [btc('1234.00000001'), '1,234.00000001', '1,234.00000'],
    [btc('0.123456789'.slice(0, 10)), '0.12345678', '0.12345'],
    [btc('0.00000999'), '0.00000999', '<0.00001'],
    [btc('0'), '0', '0.00000'],
    [btc('100'), '100', '100.00000'],
  ])('formats case %#: %s (FMT-032, FMT-033, LIM-024)', (amount, inSentence, inColumn) => {
    expect(formatMoney(amount, builtInLocale)).toBe(`${inSentence}${NBSP}BTC`);
    expect(formatMoney(amount, builtInLocale, { place: 'column' })).toBe(`${inColumn}${NBSP}BTC`);
  });

  it('shows 6 decimals in lists of transactions for USDC, 5 for other coins (FMT-051, D-FMT-26)', () => {
    expect(formatMoney(usdc('1200.5'), builtInLocale, { place: 'transactions' })).toBe(`1,200.500000${NBSP}USDC`);
    expect(formatMoney(usdc('1200.5'), builtInLocale, { place: 'column' })).toBe(`1,200.50000${NBSP}USDC`);
    expect(formatMoney(usdc('1200.5'), builtInLocale)).toBe(`1,200.5${NBSP}USDC`);
    expect(formatMoney(btc('0.5'), builtInLocale, { place: 'transactions' })).toBe(`0.50000${NBSP}BTC`);
  });

  it('uses U+2212 as the minus (D-TRS-19, D-TXN-10)', () => {
    expect(formatMoney(eth('-0.5'), builtInLocale)).toBe(`\u22120.5${NBSP}ETH`);
    expect(formatMoney(eth('0.5'), builtInLocale, { sign: 'always' })).toBe(`+0.5${NBSP}ETH`);
    expect(formatMoney(eth('-0.000001'), builtInLocale, { place: 'column' })).toBe(`\u2212<0.00001${NBSP}ETH`);
  });

  it('shows at most 8 of 18 decimals (FMT-048, LEG-043, SEND-029)', () => {
    expect(formatMoney(money('0.123456789123456789', 'ETH', 18), builtInLocale)).toBe(`0.12345678${NBSP}ETH`);
    expect(formatMoney(money('0.000000001', 'ETH', 18), builtInLocale)).toBe(`<0.00000001${NBSP}ETH`);
  });

  it('shows the demo balances (FMT-052)', () => {
    const demo = [eur('10000'), usd('5000'), btc('0.5'), eth('4'), usdc('1000')].map((amount) =>
      formatMoney(amount, builtInLocale, { place: 'column' }),
    );
    expect(demo).toEqual(['€10,000.00', '$5,000.00', `0.50000${NBSP}BTC`, `4.00000${NBSP}ETH`, `1,000.00000${NBSP}USDC`]);
  });
});

it('spells out the minus for screen readers (D-TRS-19)', () => {
  expect(formatSpokenMoney(eth('-0.5'), builtInLocale, 'less')).toBe(`less 0.5${NBSP}ETH`);
  expect(formatSpokenMoney(eur('5'), builtInLocale, 'less')).toBe('€5.00');
});

describe('any amount', () => {
  const anyAmount = fc.oneof(anyMoney(EUR), anyMoney(BTC), anyMoney({ currencyCode: 'ETH', decimals: 18 }));

  it('property: is shown rounded down, digit by digit (FMT-031)', () => {
    forAll(anyMoney(EUR), (amount) => {
      const shown = formatMoney(amount, builtInLocale).replaceAll(/[€,]/g, '');
      expect(parseMoney(shown, EUR)).toEqual(amount);
    });
  });

  it('property: has 5 decimals in a column, rounded down, and is shown as zero only when it is zero (FMT-033, D-FMT-17)', () => {
    forAll(anyMoney(BTC, { min: -(10n ** 12n), max: 10n ** 12n }), (amount) => {
      const { lessThan, whole, fraction } = splitMoney(amount, builtInLocale, { place: 'column' });
      expect(fraction).toMatch(/^\.\d{5}$/);
      const shown = money(whole.replaceAll(',', '') + fraction, 'BTC', 5);
      const cut = roundMoney(absoluteMoney(amount), 5, 'down');
      if (lessThan === '') expect(shown).toEqual(cut);
      else expect([toAmountText(shown), toAmountText(cut)]).toEqual(['0.00001', '0.00000']);
    });
  });

  it('property: has no trailing zeros in a sentence, and its parts make up the text (D-FMT-14)', () => {
    forAll(anyAmount, fc.constantFrom('auto', 'always', 'never'), (amount, sign) => {
      const { code, ...pieces } = splitMoney(amount, builtInLocale, { sign });
      const text = formatMoney(amount, builtInLocale, { sign });
      if (code !== '') expect(pieces.fraction).not.toMatch(/(\.|0)$/);
      for (const piece of [...Object.values(pieces), code]) expect(text).toContain(piece);
      expect(text).not.toContain('-');
    });
  });

  it('property: is read back from the amount field that it fills (D-FMT-14)', () => {
    forAll(anyAmount, (amount) => {
      expect(parseMoney(formatMoneyInput(amount), amount)).toEqual(amount);
    });
  });

  it.each([
    [eur('100.00'), '100', '100.00'],
    [eur('50.50'), '50.50', '50.50'],
    [eur('0'), '0', '0.00'],
    [btc('0.4999'), '0.4999', '0.4999'],
    [btc('120'), '120', '120'],
    [money('100', 'XXX', 0), '100', '100'],
  ])('fills an input in case %# with %s, and a calculated one with %s (LEG-025, SEND-016, D-FX-06)', (amount, text, filled) => {
    expect([formatMoneyInput(amount), formatFilledInput(amount)]).toEqual([text, filled]);
  });
});

describe('rates and percentages', () => {
  it.each([
    ['0.91784', '0.91784'],
    ['1.078535', '1.07854'],
    ['1.078525', '1.07852'],
    ['60300', '60,300.00000'],
    ['0', '0.00000'],
    ['0.001234567', '0.00123'],
    ['0.000012345', '0.0000123'],
    ['0.00000000000000002', '0.0000000000000000200'],
  ])('shows the rate %s as %s (FMT-049, FX-005, OPS-029)', (rate, text) => {
    expect(formatRate(rate, builtInLocale)).toBe(text);
  });

  it.each([
    ['1.25', '+1.25%', 'up'],
    ['1.245', '+1.24%', 'up'],
    ['1.255', '+1.26%', 'up'],
    ['0', '0.00%', 'flat'],
    ['0.005', '0.00%', 'flat'],
    ['-0.004', '0.00%', 'flat'],
    ['-1.25', '\u22121.25%', 'down'],
    ['1234.5', '+1,234.50%', 'up'],
  ] as const)('shows the change %s as %s, %s (HOME-014, D-HOME-07, D-TOK-09)', (percent, text, direction) => {
    expect(formatChange(percent, builtInLocale)).toBe(text);
    expect(changeDirection(percent)).toBe(direction);
  });

  it('property: a change of opposite sign differs only in its mark (D-HOME-07)', () => {
    forAll(anyDecimal({ whole: 4, fraction: 5 }), (percent) => {
      const down = formatChange(`-${percent}`, builtInLocale);
      expect(formatChange(percent, builtInLocale).replace('+', '\u2212')).toBe(down);
      expect(changeDirection(percent) === 'flat').toBe(changeDirection(`-${percent}`) === 'flat');
    });
  });

  it('writes a percentage as the provider gave it, without trailing zeros (CARD-016, FMT-018)', () => {
    expect(formatPercent('2.5', builtInLocale)).toBe('2.5%');
    expect(formatPercent('2.50', builtInLocale)).toBe('2.5%');
    expect(formatPercent('3', builtInLocale)).toBe('3%');
    expect(formatPercent('100', builtInLocale)).toBe('100%');
    expect(formatPercent('0.35', builtInLocale)).toBe('0.35%');
  });
});
