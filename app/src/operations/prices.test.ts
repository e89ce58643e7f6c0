import { expect, it } from 'vitest';
import { buildOperations } from '../testing/buildOperations.ts';
import { isPriced } from './prices.ts';

const { settings } = buildOperations();
const isPricedWith = (more: object) => isPriced(buildOperations({ settings: { ...settings, ...more } }));

it('shows full prices only when the provider has them (PRICE-001)', () => {
  expect([{ price_details: true }, { price_details: false }, { price_details: undefined }].map(isPricedWith)).toEqual([true, false, false]);
  expect(isPriced(undefined)).toBe(false);
});
