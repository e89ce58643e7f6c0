import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAmountText, type Money, parseMoney } from '../money/money.ts';
import { btc, eur, usd } from '../testing/amounts.ts';
import { anyMoney, EUR } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import { typeAmount } from '../validation/typeAmount.ts';
import { formatAgo } from './formatAgo.ts';
import { formatCompactMoney } from './formatCompactMoney.ts';
import { formatDay, formatDateRange, formatLongTimestamp, formatMonth, formatMonthShort, formatTimestamp } from './formatDates.ts';
import { formatDecimal } from './formatDecimal.ts';
import { formatAmount, formatMoney, addCurrencySign } from './formatMoney.ts';
import { formatChange, formatPercent, formatTwoDecimalPercent } from './formatPercent.ts';
import { perLocale } from './locale.ts';

const LOCALES =
  'ar-AE ar-EG bg-BG cs-CZ da-DK de-AT de-CH de-DE en-IN en-US es-ES et-EE fa-IR fr-CH fr-FR he-IL hi-IN it-IT ja-JP lt-LT nl-NL pl-PL pt-PT sv-SE tr-TR'.split(
    ' ',
  );

/** Locales that are written from right to left. */
const MIRRORED = /^(?:ar|fa|he)-/;

const intlFormats = perLocale((locale) => {
  const options = { style: 'currency', currencyDisplay: 'narrowSymbol', numberingSystem: 'latn' } as const;
  return {
    euros: new Intl.NumberFormat(locale, { ...options, currency: 'EUR' }),
    dollars: new Intl.NumberFormat(locale, { ...options, currency: 'USD' }),
  };
});

/** Formats an amount with `Intl`, but with the product's two currency signs. */
function formatByIntl(locale: string, amount: Money): string {
  const format = amount.currencyCode === 'EUR' ? intlFormats(locale).euros : intlFormats(locale).dollars;
  const sign = amount.currencyCode === 'EUR' ? '€' : '$';
  // A number can represent these amounts, which are below a hundred million.
  const parts = format.formatToParts(Number(toAmountText(amount)));
  return parts.map(({ type, value }) => (type === 'currency' ? sign : value)).join('');
}

describe.each(LOCALES)('%s', (locale) => {
  const anyAmount = fc.oneof(
    anyMoney(EUR, { min: 0n, max: 10n ** 10n }),
    anyMoney({ currencyCode: 'USD', decimals: 2 }, { min: 0n, max: 10n ** 6n }),
  );

  it('property: writes a fiat amount as Intl does (WISH-020)', () => {
    forAll(anyAmount, (amount) => {
      expect(formatMoney(amount, locale)).toBe(formatByIntl(locale, amount));
    });
  });

  it('property: writes numbers and percentages as Intl does (WISH-020)', () => {
    const options = { minimumFractionDigits: 2, maximumFractionDigits: 2, numberingSystem: 'latn' };
    const numbers = new Intl.NumberFormat(locale, options);
    const percents = new Intl.NumberFormat(locale, { ...options, style: 'percent' });
    forAll(fc.nat(10 ** 9), (hundredths) => {
      const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      expect(formatDecimal(text, locale, 2, 'down')).toBe(numbers.format(hundredths / 100));
      expect(formatChange(text, locale).replace(/\u200E?\+/, '')).toBe(percents.format(hundredths / 10_000));
    });
  });

  it('property: reads back an amount copied from the screen (WISH-020, FMT-021)', () => {
    forAll(anyMoney(EUR, { min: 0n }), (amount) => {
      const typed = typeAmount(formatAmount(amount, locale), locale, { decimals: 2, integerDigits: 30 });
      if (typed.kind === 'rejected') throw new Error(`${formatAmount(amount, locale)} is refused`);
      expect(parseMoney(typed.text, EUR)).toEqual(amount);
    });
  });

  it('writes every figure with the digits 0 to 9, with which amounts are typed (WISH-020)', () => {
    const moment = formatLongTimestamp('2026-03-04T12:00:00.000Z', 'EUR', locale, 'Asia/Kolkata');
    const texts = [moment, formatAgo(300, locale), formatCompactMoney(usd('2500000.00'), locale), formatMonthShort(new Date(0), locale)];
    for (const text of texts) expect(text).toMatch(/^[0-9\P{Number}]*[0-9][0-9\P{Number}]*$/u);
  });

  // From right to left, what comes first is at the right. There the minus follows the mark of the direction, and has a mark of its own.
  it(`writes the product's minus before everything else, or where Intl has its own from right to left (D-TRS-19)`, () => {
    const minus = MIRRORED.test(locale) ? '\u200E\u2212' : '\u2212';
    expect(formatMoney(eur('-1234.50'), locale)).toBe(formatByIntl(locale, eur('1234.50')).replace(/^\u200F?/, `$&${minus}`));
    const changes = [formatChange('-1.25', locale), formatTwoDecimalPercent('-1.25', locale), formatPercent('-1.25', locale)];
    for (const change of changes) expect(change).toBe(minus + formatPercent('1.25', locale));
    expect(formatAmount(eur('-1.50'), locale)).toBe(minus + formatAmount(eur('1.50'), locale));
    expect(formatDecimal('-1.5', locale, 1, 'down')).toBe(minus + formatDecimal('1.5', locale, 1, 'down'));
    expect(formatMoney(btc('-1.5'), locale)).toBe(minus + formatMoney(btc('1.5'), locale));
    const millions = formatCompactMoney(usd('2500000.00'), locale).replace(/^\u200F?/, `$&${minus}`);
    expect(formatCompactMoney(usd('-2500000.00'), locale)).toBe(millions);
  });

  it(`uses the locale's own words for days and months, and never separates a month from its day (WISH-020)`, () => {
    const options = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
    const date = new Date('2026-03-04T12:00:00.000Z');
    const heading = new Intl.DateTimeFormat(locale, { ...options, month: 'long', year: 'numeric' }).format(date);
    expect(formatMonth(date, locale).replaceAll('\u00A0', ' ')).toBe(heading.replaceAll('\u00A0', ' '));
    expect(formatDay(date, locale)).not.toMatch(/\d\.? \p{Letter}/u);
  });
});

describe.each(LOCALES.filter((locale) => MIRRORED.test(locale)))('%s', (locale) => {
  it('property: writes a sign with the marks of Intl, which keep it at the left of its digits (WISH-020)', () => {
    const options = { minimumFractionDigits: 2, signDisplay: 'exceptZero', numberingSystem: 'latn' } as const;
    const euros = new Intl.NumberFormat(locale, { ...options, style: 'currency', currency: 'EUR' });
    const percents = new Intl.NumberFormat(locale, { ...options, style: 'percent' });
    forAll(anyMoney(EUR, { min: -(10n ** 10n), max: 10n ** 10n }), (amount) => {
      const text = toAmountText(amount);
      expect(formatMoney(amount, locale, { sign: 'always' })).toBe(euros.format(Number(text)).replace('-', '\u2212'));
      expect(formatChange(text, locale)).toBe(percents.format(Number(text) / 100).replace('-', '\u2212'));
    });
  });
});

it('writes what French, Swiss, Polish and Turkish customers expect (WISH-020)', () => {
  expect(formatMoney(eur('1234567.89'), 'fr-FR')).toBe('1\u202F234\u202F567,89\u00A0€');
  expect(formatMoney(usd('1234567.89'), 'de-CH')).toMatch(/^\$\u00A0?1['’]234['’]567\.89$/);
  expect(formatMoney(eur('1234.50'), 'pl-PL')).toBe('1234,50\u00A0€');
  expect(formatMoney(eur('12345.50'), 'pl-PL')).toBe('12\u00A0345,50\u00A0€');
  expect(formatMoney(eur('1234567.00'), 'en-IN')).toBe('€12,34,567.00');
  expect(formatMoney(btc('1234.5'), 'fr-FR')).toBe('1\u202F234,5\u00A0BTC');
  expect(formatPercent('12.50', 'tr-TR')).toBe('%12,5');
  expect(addCurrencySign('10', 'EUR', 'fr-FR')).toBe('10\u00A0€');
  expect(formatCompactMoney(usd('1259999999.99'), 'fr-FR')).toBe('1,25\u00A0Md\u00A0$');
  expect(formatTimestamp('2026-03-14T08:00:00.000Z', '2026-03-14T09:00:00.000Z', 'fr-FR')).toBe('Aujourd’hui, 08:00');
  expect(formatDateRange('2025-06-25', '2025-06-28', 'fr-FR')).toBe('25–28\u00A0juin 2025');
});

it('creates a value once per locale, and keeps those of 50 locales', () => {
  const calls: string[] = [];
  const named = perLocale((locale) => {
    calls.push(locale);
    return locale;
  });
  for (let index = 0; index < 50; index++) named(`x-${index}`);
  expect([named('x-0'), named('x-49'), calls.length]).toEqual(['x-0', 'x-49', 50]);
  named('x-50');
  named('x-50');
  named('x-0');
  expect(calls.slice(50)).toEqual(['x-50', 'x-0']);
});
