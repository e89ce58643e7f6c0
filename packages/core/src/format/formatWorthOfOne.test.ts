import { expect, it } from 'vitest';
import { formatWorthOfOne } from './formatDecimal.ts';

it.each([
  ['60300', 'EUR', 'en-GB', '€60,300.00'],
  ['0.92592593', 'EUR', 'en-GB', '€0.92593'],
  ['0.9', 'USD', 'en-GB', '$0.90'],
  ['0.905', 'EUR', 'en-GB', '€0.905'],
  ['60000.1', 'EUR', 'en-GB', '€60,000.10'],
  ['58558.12779', 'EUR', 'en-GB', '€58,558.13'],
  ['60300', 'EUR', 'de-DE', '60.300,00\u00A0€'],
])('writes the price of one coin at %s %s in %s as "%s" (PRICE-004)', (rate, code, locale, text) => {
  expect(formatWorthOfOne({ base: 'BTC', quote: code, value: rate }, locale)).toBe(text);
});

it.each([
  ['BTC', 'EUR', '60300', '€60,300.00'],
  ['EUR', 'USD', '1.07853', '1.07853 USD'],
  ['ETH', 'BTC', '0.05', '0.05000 BTC'],
])('writes what one %s is worth in %s at %s as "%s" (PRICE-004)', (base, quote, value, text) => {
  expect(formatWorthOfOne({ base, quote, value }, 'en-GB')).toBe(text);
});
