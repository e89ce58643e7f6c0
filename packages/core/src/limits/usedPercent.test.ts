import { expect, it } from 'vitest';
import { eur } from '../testing/amounts.ts';
import { usedPercent } from './usedPercent.ts';

it.each([
  ['5000.00', '1500.00', 70],
  ['5000.00', '5000.00', 0],
  ['5000.00', '0.00', 100],
  ['20000.00', '13760.00', 31],
  ['0.00', '0.00', 100],
  ['10.00', '12.00', 0],
  ['10.00', '-1.00', 100],
])('of %s with %s left %i percent are used (CARD-016)', (total, left, percent) => {
  expect(usedPercent(eur(total), eur(left))).toBe(percent);
});
