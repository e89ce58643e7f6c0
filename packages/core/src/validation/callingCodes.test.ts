import { expect, it } from 'vitest';
import { findPhoneCountry } from './callingCodes.ts';

it.each([
  ['', null],
  ['+', null],
  ['+37', null],
  ['+370', 'LT'],
  ['+37060000001', 'LT'],
  ['+1', 'US'],
  ['+14165550123', 'CA'],
  ['+77012345678', 'KZ'],
  ['+999123456', null],
])('finds the country of "%s": %s (D-FMT-28)', (phone, country) => {
  expect(findPhoneCountry(phone)).toBe(country);
});
