import { expect, it } from 'vitest';
import { formatCoinPrice } from './formatDecimal.ts';

it.each([
  ['60300', 'EUR', 'en-GB', '€60,300.00'],
  ['0.92592593', 'EUR', 'en-GB', '€0.92593'],
  ['0.9', 'USD', 'en-GB', '$0.90'],
  ['0.905', 'EUR', 'en-GB', '€0.905'],
  ['60000.1', 'EUR', 'en-GB', '€60,000.10'],
  ['60300', 'EUR', 'de-DE', '60.300,00\u00A0€'],
])('writes the price of one coin at %s %s in %s as "%s" (PRICE-004)', (rate, code, locale, text) => {
  expect(formatCoinPrice(rate, code, locale)).toBe(text);
});
