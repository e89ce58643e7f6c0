import { describe, expect, it } from 'vitest';
import { btc, eth, eur, usd, usdc } from '../testing/amounts.ts';
import { anyMoney, BTC } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import { decimalMark, showAmount, typeAmount } from '../validation/typeAmount.ts';
import { formatAmount, formatMoney, formatMoneyInput } from './formatMoney.ts';
import { formatCompactMoney } from './formatCompactMoney.ts';
import { formatDay, formatDateRange, formatLongTimestamp, formatMonth, formatMonthShort, formatTimestamp } from './formatDates.ts';
import { formatChange, formatPercent } from './formatPercent.ts';
import { formatRate } from './formatDecimal.ts';
import { builtInLocale } from './locale.ts';

const GERMAN = 'de-DE';
const NBSP = '\u00A0';
const NOW = '2026-03-14T09:26:53.589Z';

/** Returns what the field stores, with a decimal point, after a text is pasted into it. */
function pasted(text: string, decimals: number): string | null {
  const typed = typeAmount(text, GERMAN, { decimals, integerDigits: 30 });
  return typed.kind === 'accepted' ? typed.text : null;
}

describe('German', () => {
  it.each([
    [() => formatMoney(eur('1234.5'), GERMAN), `1.234,50${NBSP}€`],
    [() => formatMoney(usd('-1234567.89'), GERMAN), `\u22121.234.567,89${NBSP}$`],
    [() => formatMoney(eur('500'), GERMAN, { sign: 'always' }), `+500,00${NBSP}€`],
    [() => formatMoney(eur('10.00'), GERMAN, { place: 'short' }), `10${NBSP}€`],
    [() => formatMoney(eur('1000.00'), GERMAN, { place: 'short' }), `1.000${NBSP}€`],
    [() => formatMoney(btc('1234.00000001'), GERMAN), `1.234,00000001${NBSP}BTC`],
    [() => formatMoney(btc('0.5'), GERMAN, { place: 'column' }), `0,50000${NBSP}BTC`],
    [() => formatMoney(eth('-0.000001'), GERMAN, { place: 'column' }), `\u2212<0,00001${NBSP}ETH`],
    [() => formatMoney(usdc('11'), GERMAN, { place: 'short' }), `11${NBSP}USDC`],
    [() => formatAmount(eur('-1234.5'), GERMAN), '\u22121.234,50'],
    [() => formatCompactMoney(usd('1250000000.00'), GERMAN), `1,25${NBSP}Mrd.${NBSP}$`],
    [() => formatCompactMoney(usd('25000000.00'), GERMAN), `25${NBSP}Mio.${NBSP}$`],
    [() => formatCompactMoney(eur('999.99'), GERMAN), `999,99${NBSP}€`],
    [() => formatRate('60300', GERMAN), '60.300,00000'],
    [() => formatChange('1234.5', GERMAN), `+1.234,50${NBSP}%`],
    [() => formatPercent('2.50', GERMAN), `2,5${NBSP}%`],
    [() => formatPercent('1000.00', GERMAN), `1.000${NBSP}%`],
  ])('formats figures: case %# (WISH-020)', (show, text) => {
    expect(show()).toBe(text);
  });

  it('formats days and moments (WISH-020)', () => {
    expect(formatTimestamp('2026-03-14T23:59:00.000Z', NOW, GERMAN)).toBe('Heute, 23:59');
    expect(formatTimestamp('2026-03-13T08:00:00.000Z', NOW, GERMAN)).toBe('Gestern, 08:00');
    expect(formatTimestamp('2025-09-02T08:00:00.000Z', NOW, GERMAN)).toBe(`2.${NBSP}Sept., 08:00`);
    expect(formatLongTimestamp('2026-03-04T09:26:00.000Z', 'EUR', GERMAN)).toBe(`4.${NBSP}März 2026, 09:26 UTC`);
    expect(formatDay('2026-12-24T00:00:00.000Z', GERMAN)).toBe(`24.${NBSP}Dez. 2026`);
    expect(formatMonthShort('2024-03-01', GERMAN)).toBe('März 2024');
    expect(formatMonth('2026-11-01', GERMAN)).toBe('November 2026');
    expect(formatMonth('2026-05-01', GERMAN)).toBe('Mai 2026');
  });

  it.each([
    ['2025-06-25', '2025-06-28', `25.–28.${NBSP}Juni 2025`],
    ['2025-06-28', '2025-07-02', `28.${NBSP}Juni – 2.${NBSP}Juli 2025`],
    ['2025-06-25', '2025-06-25', `25.${NBSP}Juni 2025`],
    ['2025-12-30', '2026-01-02', `30.${NBSP}Dezember 2025 – 2.${NBSP}Januar 2026`],
  ])('formats the days from %s to %s (WISH-020)', (first, last, text) => {
    expect(formatDateRange(first, last, GERMAN)).toBe(text);
  });

  it.each([
    ['1.234,56', 2, '1234.56'],
    ['1.234', 8, '1234'],
    ['1.234.567', 2, '1234567'],
    ['1234,5', 2, '1234.5'],
    ['0.125', 8, '0.125'],
    ['12.5', 2, '12.5'],
    ['1,234.56', 2, '1234.56'],
  ])('reads the paste "%s" into %i decimals as %s (WISH-020)', (text, decimals, read) => {
    expect(pasted(text, decimals)).toBe(read);
  });

  it.each(['1.234,567', '12.3456', '1.23.456'])('refuses the whole paste "%s" (WISH-020)', (text) => {
    expect(pasted(text, 2)).toBeNull();
  });

  it('treats both the point key and the comma key as the decimal comma (WISH-020)', () => {
    expect(typeAmount('5.', GERMAN, { decimals: 2, previous: '5' })).toMatchObject({ kind: 'accepted', text: '5.' });
    expect(typeAmount('5,', GERMAN, { decimals: 2, previous: '5' })).toMatchObject({ kind: 'accepted', text: '5.' });
    expect(typeAmount('5,5,', GERMAN, { decimals: 2, previous: '5,5' })).toMatchObject({ kind: 'rejected' });
    expect(typeAmount(',5', GERMAN, { decimals: 2, previous: '5' })).toMatchObject({ kind: 'accepted', text: '0.5' });
  });
});

it.each([
  ['English', builtInLocale],
  ['German', GERMAN],
])('property: keeps a filled-in value, typed key by key, with a decimal point in %s (WISH-020)', (_, locale) => {
  forAll(anyMoney(BTC, { min: 0n }), (amount) => {
    const text = formatMoneyInput(amount);
    let shown = '';
    for (const key of text.replace('.', decimalMark(locale))) {
      const typed = typeAmount(shown + key, locale, { decimals: 8, integerDigits: 30, previous: shown });
      if (typed.kind === 'accepted') shown = showAmount(typed.text, locale);
    }
    expect(shown).toBe(showAmount(text, locale));
  });
});
