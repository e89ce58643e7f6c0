import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absoluteMoney } from '../money/arithmetic.ts';
import { toAmountText, parseMoney } from '../money/money.ts';
import { formatAmount, formatMoney, type MoneyPlace, type MoneySign } from '../format/formatMoney.ts';
import { builtInLocale } from '../format/locale.ts';
import { anyMoney, BTC, EUR, USD, USDC } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import { isAmountText } from './amounts.ts';
import { finishAmount, showAmount, typeAmount } from './typeAmount.ts';

const TWO = { decimals: 2 };
const accepted = (text: string) => ({ kind: 'accepted', text });
const REJECTED = { kind: 'rejected' };

/** Types keys one after another and returns what the field stores. Rejected keys are skipped. */
const typeAll = (keys: string, limits: { decimals: number; integerDigits?: number }, locale = builtInLocale) =>
  Array.from(keys).reduce((previous, key) => {
    const shown = showAmount(previous, locale);
    const typed = typeAmount(shown + key, locale, { ...limits, previous: shown });
    return typed.kind === 'accepted' ? typed.text : previous;
  }, '');

const paste = (previous: string, pasted: string, start: number, end: number) =>
  typeAmount(previous.slice(0, start) + pasted + previous.slice(end), builtInLocale, { ...TWO, previous, selection: { start, end } });

describe('typing an amount', () => {
  it.each([
    ['007', '7'],
    ['0', '0'],
    ['00', '0'],
    ['.5', '0.5'],
    ['5.', '5.'],
    ['1,5', '1.5'],
    ['1\u066B5', '1.5'],
    ['1234567890.12', '1234567890.12'],
    ['12345678901', '1234567890'],
    ['1.234', '1.23'],
    ['1.2.3', '1.23'],
    ['1a2', '12'],
    ['-5', '5'],
    ["1'0 0", '100'],
  ])('turns the keys %s into %s (FMT-021, FMT-023, FMT-024)', (keys, text) => {
    expect(typeAll(keys, TWO)).toBe(text);
  });

  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,5', '1234.5'],
    ['1\u00A0234\u202F567,5', '1234567.5'],
    ["1'234.50", '1234.50'],
    [' 100 ', '100'],
    ['0100.00', '100.00'],
    ['1,234,567', '1234567'],
    ['12,450', '12450'],
    ['€100', '100'],
    ['-100', '100'],
    ['\u2212€5.00', '5.00'],
    ['+€500.00', '500.00'],
    ['EUR 250', '250'],
    ['€ 1 234,56', '1234.56'],
    ['1.234,56\u00A0€', '1234.56'],
    ['\u2248 871.85 eur', '871.85'],
    ['１２３．５', '123.5'],
    ['٢٥٠٫٥', '250.5'],
    ['\u200E12.50\u200E', '12.50'],
  ])('reads the paste "%s" as %s (FMT-024, D-FMT-10, D-CARD-25)', (pasted, text) => {
    expect(typeAmount(pasted, builtInLocale, { ...TWO, currencyCode: 'EUR' })).toMatchObject(accepted(text));
  });

  it.each([
    ['12345678901', 'digits'],
    ['1.234', 'decimals'],
    ['1e5', 'text'],
    ['abc', 'text'],
    ['12.3.456', 'text'],
    ['50%', 'text'],
    ['<0.01', 'text'],
    ['5 or 6', 'text'],
    ['100\t50', 'text'],
    ['100\n200', 'text'],
    ['12 5', 'text'],
    ['1 2345', 'text'],
    ['1234 567', 'text'],
    ['1 234.5 678', 'text'],
    ['$100', 'currency'],
    ['0.5 BTC', 'currency'],
  ])('rejects the whole paste "%s" because of its %s (D-FMT-13, FMT-025)', (pasted, why) => {
    expect(typeAmount(pasted, builtInLocale, { ...TWO, currencyCode: 'EUR' })).toEqual({ kind: 'rejected', why });
  });

  it.each([
    ['1.234,', '1.234', true],
    ['1,2.3', '12.3', true],
    ['12..', '12.', false],
  ])(
    'rejects a second decimal mark, and for good where digits were typed between them: %s (FMT-025, D-FMT-10)',
    (now, previous, isLasting) => {
      expect(typeAmount(now, builtInLocale, { decimals: 18, previous })).toEqual({ kind: 'rejected', why: 'point', isLasting });
    },
  );

  it('accepts a paste over a text of nearly the same length (D-FMT-10)', () => {
    expect(typeAmount('1,234.56', builtInLocale, { ...TWO, previous: '9876543' })).toMatchObject(accepted('1234.56'));
    expect(typeAmount('1 5', builtInLocale, { ...TWO, previous: '1' })).toMatchObject(accepted('15'));
  });

  it('respects the given number of digits (FMT-022)', () => {
    expect(typeAll('1234567', { decimals: 0, integerDigits: 3 })).toBe('123');
    expect(typeAll('0.123456789', { decimals: 8 })).toBe('0.12345678');
    expect(typeAll('0.123456', { decimals: 5 })).toBe('0.12345');
  });

  it('types no decimals into the whole amount of a currency that has none (FMT-022, FMT-021)', () => {
    for (const locale of [builtInLocale, 'fr-FR', 'ar-EG'])
      for (const typed of ['100,00', '100.00', '100,5']) expect(finishAmount(typeAll(typed, { decimals: 0 }, locale))).toBe('100');
    expect(typeAmount('1.5', builtInLocale, { decimals: 0 })).toEqual({ kind: 'rejected', why: 'decimals' });
  });

  it('lets a text that is too long, or no amount, be shortened down to nothing, but not replaced by a paste that is (FMT-022, D-FMT-13)', () => {
    for (const text of ['0.785398163397448309', '123456789012.5', '-5.00', '1e5']) {
      let shown = showAmount(text, builtInLocale);
      while (shown !== '') {
        const now = shown.slice(0, -1);
        const typed = typeAmount(now, builtInLocale, { ...TWO, previous: shown });
        expect(typed).toMatchObject({ kind: 'accepted' });
        if (typed.kind === 'accepted') shown = showAmount(typed.text, builtInLocale);
      }
    }
    expect(paste('123,456,789,012', '12345678901', 0, 15)).toEqual({ kind: 'rejected', why: 'digits' });
    expect(paste('0.7853', '5', 3, 6)).toMatchObject(accepted('0.75'));
    expect(paste('0.78539', '5', 3, 6)).toMatchObject(accepted('0.759'));
    expect(typeAmount('0.78531', builtInLocale, { ...TWO, previous: '0.7853' })).toEqual({ kind: 'rejected', why: 'decimals' });
  });

  it.each([
    ['1,.4', '1,234', 0],
    ['1,.567', '1,234,567', 2],
  ])(
    'refuses a key over a selection that gives the amount decimals which the currency does not have: %s (FMT-022)',
    (now, previous, decimals) => {
      expect(typeAmount(now, builtInLocale, { decimals, previous })).toEqual({ kind: 'rejected', why: 'decimals' });
    },
  );

  it('accepts an emptied field (FMT-026)', () => {
    expect(typeAmount('', builtInLocale, { ...TWO, previous: '5' })).toMatchObject(accepted(''));
  });

  it('drops a trailing point when the field is left (D-FMT-11)', () => {
    expect(finishAmount('5.')).toBe('5');
    expect(finishAmount('0.5')).toBe('0.5');
    expect(finishAmount('')).toBe('');
  });

  it.each([
    ['007', 3, '7', 1],
    ['0123', 1, '123', 0],
    ['.5', 1, '0.5', 2],
    ['12.5', 1, '12.5', 1],
    ['007', 0, '7', 0],
    ['1,2934', 4, '12,934', 4],
    ['91,234', 1, '91,234', 1],
    ['1,2345', 6, '12,345', 6],
  ])('after "%s" with the caret at %i, shows "%s" with the caret at %i (D-FMT-11)', (typed, caret, shown, place) => {
    // The character before the caret was typed last.
    const start = Math.max(0, caret - 1);
    const previous = typed.slice(0, start) + typed.slice(caret);
    const change = typeAmount(typed, builtInLocale, { ...TWO, previous, selection: { start, end: start } });
    if (change.kind === 'rejected') throw new Error(change.why);
    expect([showAmount(change.text, builtInLocale), change.caret]).toEqual([shown, place]);
  });

  it.each([
    ['Backspace behind the mark takes the digit before it', '1,234', 2, false, '234', 0],
    ['Delete before the mark takes the digit behind it', '1,234', 1, true, '134', 1],
    ['Backspace behind the second mark', '1,234,567', 6, false, '123,567', 4],
    ['Delete before the second mark', '1,234,567', 5, true, '123,467', 5],
  ])('removes the adjacent digit: %s (D-FMT-11)', (_, previous, caret, forward, shown, place) => {
    const mark = previous.indexOf(',', caret - 1);
    const selection = { start: caret, end: caret };
    const change = typeAmount(previous.slice(0, mark) + previous.slice(mark + 1), builtInLocale, { ...TWO, previous, selection, forward });
    if (change.kind === 'rejected') throw new Error(change.why);
    expect([showAmount(change.text, builtInLocale), change.caret]).toEqual([shown, place]);
  });

  it('replaces the selection with a paste, whatever they have in common (D-FMT-10, D-FMT-11)', () => {
    expect(paste('1,234.5', '1.234,5', 0, 7)).toMatchObject(accepted('1234.5'));
    expect(paste('1,234', '56', 5, 5)).toMatchObject({ ...accepted('123456'), caret: 7 });
    expect(paste('1,234.50', '€9', 0, 5)).toMatchObject({ ...accepted('9.50'), caret: 1 });
    expect(paste('1.50', '2.5', 4, 4)).toMatchObject(REJECTED);
  });

  it.each([
    ['English', builtInLocale],
    ['German', 'de-DE'],
  ])('property: reads back every amount as the product writes it in %s (FMT-024, D-FMT-10, D-FMT-14)', (_, locale) => {
    forAll(
      fc.constantFrom(EUR, USD, BTC, USDC).chain((currency) => anyMoney(currency)),
      fc.constantFrom<MoneyPlace>('sentence', 'column', 'transactions', 'short'),
      fc.constantFrom<MoneySign>('auto', 'always', 'never'),
      (amount, place, sign) => {
        const written = formatMoney(amount, locale, { place, sign });
        fc.pre(!written.includes('<'));
        const { currencyCode } = amount;
        const read = typeAmount(written, locale, { decimals: 8, integerDigits: 30, currencyCode });
        if (read.kind === 'rejected') throw new Error(`${written} is refused: ${read.why}`);
        // The displayed amount may have fewer decimals than the stored one, so compare what is displayed.
        const again = parseMoney(read.text, { currencyCode, decimals: 8 });
        expect(again === null ? null : formatMoney(again, locale, { place, sign: 'never' })).toBe(
          formatMoney(amount, locale, { place, sign: 'never' }),
        );
        expect(typeAmount(formatAmount(amount, locale), locale, { decimals: 8, integerDigits: 30 })).toMatchObject(
          accepted(toAmountText(absoluteMoney(amount))),
        );
      },
    );
  });

  it('property: never stores a text that it would not accept again (FMT-021)', () => {
    forAll(fc.string({ unit: fc.constantFrom(..."0123456789.,' -a".split('')) }), fc.nat(8), (keys, decimals) => {
      const text = typeAll(keys, { decimals });
      expect(text).toMatch(/^(?:(?:0|[1-9]\d{0,9})(?:\.\d{0,8})?)?$/);
      const shown = showAmount(text, builtInLocale);
      expect(typeAmount(shown, builtInLocale, { decimals, previous: shown })).toMatchObject(accepted(text));
      if (text !== '') expect(typeAmount(shown, builtInLocale, { decimals })).toMatchObject(accepted(text));
    });
  });

  it('property: stores an amount that may be sent when the field is left (FMT-021)', () => {
    forAll(fc.string({ unit: fc.constantFrom(...'0123456789.,'.split('')), minLength: 1 }), (keys) => {
      const text = finishAmount(typeAll(keys, TWO));
      expect(text === '' || isAmountText(text, 2)).toBe(true);
      expect(text === '' || parseMoney(text, EUR) !== null).toBe(true);
    });
  });
});
