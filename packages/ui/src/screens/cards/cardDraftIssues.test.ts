import fc from 'fast-check';
import { expect, it } from 'vitest';
import { detectBrand, findCardDraftIssues } from './NewCardScreen.tsx';

const NOW = Date.parse('2026-05-01T00:00:00Z');
const VISA = { number: '4242 4242 4242 4242', expirationDate: '08/29', cvc: '123', holder: 'Alice Berg' };

it('finds no issue in a complete card (D-CARDS-04)', () => {
  expect(findCardDraftIssues(VISA, NOW)).toEqual({});
});

it.each([
  [{ number: '' }, { number: 'required' }],
  [{ number: '4242 4242 4242 4241' }, { number: 'invalid' }],
  [{ number: '4242' }, { number: 'invalid' }],
  [{ expirationDate: '' }, { expirationDate: 'required' }],
  [{ expirationDate: '04/26' }, { expirationDate: 'invalidDate' }],
  [{ expirationDate: '13/30' }, { expirationDate: 'invalidDate' }],
  [{ cvc: '' }, { cvc: 'required' }],
  [{ cvc: '12' }, { cvc: 'invalid' }],
  [{ holder: ' ' }, { holder: 'required' }],
])('with %o it reports %o (D-CARDS-04)', (typed, issues) => {
  expect(findCardDraftIssues({ ...VISA, ...typed }, NOW)).toEqual(issues);
});

it('property: checks any text without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => void findCardDraftIssues({ number: text, expirationDate: text, cvc: text, holder: text }, NOW)),
  );
});

it.each([
  ['', null],
  ['4', 'visa'],
  ['5', null],
  ['55', 'mastercard'],
  ['2221', 'mastercard'],
  ['37', 'amex'],
  ['9', null],
])('recognizes the brand of %j by its first digits (DESK-014)', (number, brand) => {
  expect(detectBrand(number)).toBe(brand);
});
