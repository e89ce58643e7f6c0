import { expect, it } from 'vitest';
import { eur } from '../testing/amounts.ts';
import { calculateHeights } from './heights.ts';

it('places the lowest at 0, the highest at 1 and equal ones in the middle', () => {
  expect(calculateHeights([eur('10.00'), eur('15.00'), eur('20.00')])).toEqual([0, 0.5, 1]);
  expect(calculateHeights([eur('7.00'), eur('7.00')])).toEqual([0.5, 0.5]);
  expect(calculateHeights([])).toEqual([]);
});
