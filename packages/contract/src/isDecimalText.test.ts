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
