import { expect, it } from 'vitest';
import { countries } from './countries.ts';

it('lists 249 countries, each with a two-letter and a three-letter code (LIM-058)', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ alpha2 }) => alpha2)).size).toBe(249);
  expect(new Set(countries.map(({ alpha3 }) => alpha3)).size).toBe(249);
  for (const { alpha2, alpha3 } of countries) expect(`${alpha2} ${alpha3}`).toMatch(/^[A-Z]{2} [A-Z]{3}$/);
  expect(countries).toContainEqual({ alpha2: 'LT', alpha3: 'LTU' });
});
