import { expect, it } from 'vitest';
import { isCardExpired } from './dates.ts';

it.each([
  ['08/29', '2029-08-31T23:59:59.999Z', false],
  ['08/29', '2029-09-01T00:00:00.000Z', true],
  ['12/28', '2028-12-31T12:00:00.000Z', false],
  ['12/28', '2029-01-01T00:00:00.000Z', true],
  ['13/28', '2020-01-01T00:00:00.000Z', true],
  ['8/29', '2020-01-01T00:00:00.000Z', true],
])('checks a card of %s on %s: expired is %s (D-CARDS-03)', (date, now, expired) => {
  expect(isCardExpired(date, Date.parse(now))).toBe(expired);
});
