import { expect, it } from 'vitest';
import { pageKey } from './pageKey.ts';

it('opening an order is no change of page (D-TXN-25)', () => {
  expect(pageKey('/transactions/1042')).toBe(pageKey('/transactions'));
  expect(pageKey('/cards/7')).not.toBe(pageKey('/cards'));
});
