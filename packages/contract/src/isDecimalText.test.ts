import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDecimalText } from './isDecimalText.ts';
import { DECIMAL } from './values.ts';

const nearlyDecimal = fc.stringMatching(/^-?\d{0,20}\.?\d{0,20}-?$/);

it('property: gives the same result as the pattern of a decimal string (HOME-039)', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyDecimal, fc.string(), fc.stringMatching(DECIMAL)), (text) => {
      expect(isDecimalText(text)).toBe(DECIMAL.test(text));
    }),
    { numRuns: 1000 },
  );
});

it.each(['0', '-0.5', '10.00', '999999999999999999.1'])('accepts %s (API-025)', (text) => expect(isDecimalText(text)).toBe(true));
it.each(['', '-', '.', '1.', '.5', '01', '1e5', '1.2.3', '+1', ' 1'])('refuses "%s" (API-025)', (text) =>
  expect(isDecimalText(text)).toBe(false),
);
