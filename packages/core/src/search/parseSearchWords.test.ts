import { describe, expect, it } from 'vitest';
import { formatMoney } from '../format/formatMoney.ts';
import { money } from '../money/money.ts';
import { matchesSearchedAmount, parseSearchWords, type SearchedAmount } from './parseSearchWords.ts';

const amountOf = (word: string): SearchedAmount | null | undefined => parseSearchWords(word)[0]?.amount;

describe('search words', () => {
  it.each([
    ['1.250,00', { figures: ['1250.00'] }],
    ['1,250.00', { figures: ['1250.00'] }],
    ['500,00', { figures: ['50000', '500.00'] }],
    ['500.00', { figures: ['500.00'] }],
    ['1.234', { figures: ['1.234', '1234'] }],
    ['1,234,567', { figures: ['1234567'] }],
    ['1.234.567,8', { figures: ['1234567.8'] }],
    ["1'234.50", { figures: ['1234.50'] }],
    ['-0,2', { sign: '-', figures: ['-0,2'.replace('-', '').replace(',', ''), '0.2'] }],
    ['−€5', { sign: '-', currencyCode: 'EUR' }],
    ['€−5', { sign: '-', currencyCode: 'EUR' }],
    ['+5€', { sign: '+', currencyCode: 'EUR' }],
    ['US$5', { sign: '', currencyCode: 'USD' }],
    ['btc0.5', { currencyCode: 'BTC' }],
    ['0.5BTC', { currencyCode: 'BTC', figures: ['0.5'] }],
    ['≈€5', { currencyCode: 'EUR', figures: ['5'] }],
    ['€', { currencyCode: 'EUR', figures: [] }],
    ['¥5', { currencyCode: '¥' }],
    ['٥٠٫٢', { figures: ['50.2'] }],
    ['१२३', { figures: ['123'] }],
    ['＋５．０', { sign: '+', figures: ['5.0'] }],
    ['\u200E−5\u200F', { sign: '-', figures: ['5'] }],
  ])('recognises %s as an amount (LANG-014)', (word, amount) => {
    expect(amountOf(word)).toMatchObject(amount);
  });

  it.each(['Keller', '1,a', ',', '0x12ab', 'DE89', '5_0', '100%', '14:30', 'EUR', '1.2.3', '1,2.3,4'])(
    'does not recognise %s as an amount (LANG-014)',
    (word) => {
      expect(amountOf(word) ?? null).toBeNull();
    },
  );

  it('ignores a word that folds to nothing, and a sign on its own (LANG-014)', () => {
    expect(parseSearchWords("− 1.234,50 € + ' –").map(({ key }) => key)).toEqual(['1.234,50', '€']);
    expect(parseSearchWords('  ')).toEqual([]);
  });

  const LOCALES = ['en', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'pl-PL', 'es-ES', 'en-IN', 'lt-LT'] as const;
  const AMOUNTS = [
    { value: '1234567.50', currency: 'EUR', shown: money('1234567.50', 'EUR', 2) },
    { value: '-1234.50', currency: 'USD', shown: money('-1234.50', 'USD', 2) },
    { value: '1234.56789123', currency: 'BTC', shown: money('1234.56789123', 'BTC', 8) },
  ];
  it.each(LOCALES)('finds an amount by what the list shows of it in %s (WISH-021, LANG-014)', (locale) => {
    for (const { shown, ...amount } of AMOUNTS) {
      const texts = (['auto', 'always', 'never'] as const).map((sign) => formatMoney(shown, locale, { place: 'transactions', sign }));
      for (const text of texts)
        expect(
          parseSearchWords(text).every(
            ({ key, amount: searched }) =>
              key === amount.currency.toLowerCase() || (searched !== null && matchesSearchedAmount(searched, amount)),
          ),
          text,
        ).toBe(true);
    }
  });

  it.each([
    ['+1', '1.00', true],
    ['+1', '-1.00', false],
    ['-1', '-1.00', true],
    ['-1', '1.00', false],
    ['+1', '21.00', false],
    ['1', '21.00', true],
    ['1', '-21.00', true],
    ['$1', '1.00', false],
  ])('matches %s against %s EUR: %s (WISH-021)', (word, value, expected) => {
    const searched = amountOf(word);
    expect(searched && matchesSearchedAmount(searched, { value, currency: 'EUR' })).toBe(expected);
  });
});
