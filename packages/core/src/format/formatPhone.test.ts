import { expect, it } from 'vitest';
import { formatPhone } from './formatPhone.ts';

it.each([
  ['+37060000001', '+370 600 000 01'],
  ['+491701234567', '+49 170 123 4567'],
  ['+12025550143', '+1 202 555 0143'],
  ['+442071838750', '+44 207 183 8750'],
  ['+370***01', '+370***01'],
  ['+37', '+37'],
])('writes the phone number %s as %s (D-FMT-34)', (phone, written) => {
  expect(formatPhone(phone).replaceAll('\u00A0', ' ')).toBe(written);
});
