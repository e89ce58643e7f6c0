import { expect, it } from 'vitest';
import { formatCard, formatCardText, getCardName } from './formatCard.ts';

it.each([
  ['Visa 4242', '•••• 4242', 'Visa ·· 4242'],
  ['Travel', '•••• 0077', 'Travel ·· 0077'],
  ['Mastercard 4444', 'Mastercard 4444', 'Mastercard ·· 4444'],
  ['•••• 4242', '•••• 4242', '·· 4242'],
])('writes the card "%s" with the number "%s" as "%s" (D-FMT-33)', (name, number, written) => {
  expect(formatCard(name, number)).toBe(written);
});

it('names a card without its digits, which stand in its number (D-FMT-33)', () => {
  expect(getCardName('Visa 4242', '4242')).toBe('Visa');
  expect(getCardName('Club 1881', '4242')).toBe('Club 1881');
});

it.each([
  ['Visa 4242', 'Visa ·· 4242'],
  ['•••• 4242', '·· 4242'],
  ['Travel', 'Travel'],
  ['Club1881', 'Club1881'],
  ['', ''],
])('writes the text "%s" of a card as "%s" (D-FMT-33)', (text, written) => {
  expect(formatCardText(text)).toBe(written);
});
