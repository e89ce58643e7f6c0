import { expect, it } from 'vitest';
import { pageKey } from './pageKey.ts';

it('D-TXN-25 opening an order is no change of page', () => {
  expect(pageKey('/transactions/1042')).toBe(pageKey('/transactions'));
  expect(pageKey('/cards/7')).not.toBe(pageKey('/cards'));
});
