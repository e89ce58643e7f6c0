import { expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { NO_BREAK_SPACE as NBSP } from './characters.ts';
import { formatCompactMoney } from './formatCompactMoney.ts';
import { addCurrencySign, formatMoney } from './formatMoney.ts';
import { builtInLocale } from './locale.ts';

it.each([
  ['XQZ', '12500', 0, `12,500${NBSP}XQZ`, `12,500${NBSP}XQZ`],
  ['XQZ', '1.000000000000000001', 18, `1.000000000000000001${NBSP}XQZ`, `1.00000${NBSP}XQZ`],
  ['XQZ', '0.000000000000000001', 18, `0.000000000000000001${NBSP}XQZ`, `<0.00001${NBSP}XQZ`],
  ['XQZ', '12.50', 2, `12.5${NBSP}XQZ`, `12.50${NBSP}XQZ`],
  ['GBP', '12.50', 2, '£12.50', '£12.50'],
  ['CHF', '-12.50', 2, `−CHF${NBSP}12.50`, `−CHF${NBSP}12.50`],
  ['JPY', '12500', 0, '¥12,500', '¥12,500'],
  ['JPY', '0.50', 2, '¥0.50', '¥0.50'],
  ['IQD', '1.50', 2, `IQD${NBSP}1.50`, `IQD${NBSP}1.50`],
  ['GBP', '12500', 0, '£12,500', '£12,500'],
  ['CAD', '12.50', 2, 'CA$12.50', 'CA$12.50'],
  ['AUD', '12.50', 2, 'A$12.50', 'A$12.50'],
  ['SEK', '12.50', 2, `SEK${NBSP}12.50`, `SEK${NBSP}12.50`],
  ['CNY', '12.50', 2, 'CN¥12.50', 'CN¥12.50'],
])('writes %s %s of %i decimals with its own decimals and sign (D-FMT-38)', (code, amount, decimals, inSentence, inColumn) => {
  expect(formatMoney(money(amount, code, decimals), builtInLocale)).toBe(inSentence);
  expect(formatMoney(money(amount, code, decimals), builtInLocale, { place: 'column' })).toBe(inColumn);
});

it.each([
  ['fr-FR', 'XPF', '482000', 0, `482\u202F000${NBSP}FCFP`],
  ['fr-FR', 'CAD', '12.50', 2, `12,50${NBSP}$CA`],
  ['fr-FR', 'EUR', '12.50', 2, `12,50${NBSP}€`],
  ['fr-FR', 'USD', '12.50', 2, `12,50${NBSP}$`],
  ['en-CA', 'CAD', '12.50', 2, `CAD${NBSP}12.50`],
  ['en-GB', 'XPF', '482000', 0, `CFPF${NBSP}482,000`],
])('writes for a reader of %s the sign of %s that Intl has there (D-FMT-38)', (locale, code, amount, decimals, text) => {
  expect(formatMoney(money(amount, code, decimals), locale)).toBe(text);
});

it('puts the sign of any currency where the locale has it (D-FMT-38)', () => {
  expect(formatMoney(money('12.50', 'GBP', 2), 'de-DE')).toBe(`12,50${NBSP}£`);
  expect(addCurrencySign('10', 'CHF', builtInLocale)).toBe(`CHF${NBSP}10`);
  expect(addCurrencySign('10', 'XQZ', 'de-DE')).toBe(`10${NBSP}XQZ`);
  expect(formatCompactMoney(money('1250000.00', 'GBP', 2), builtInLocale)).toBe('£1.25M');
  expect(formatCompactMoney(money('1250000.00', 'RUB', 2), builtInLocale)).toBe(`RUB${NBSP}1.25M`);
  expect(formatCompactMoney(money('1250000', 'XQZ', 0), builtInLocale)).toBe(`1,250,000${NBSP}XQZ`);
});
