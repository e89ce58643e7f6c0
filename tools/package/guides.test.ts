import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';
import { checkProducts, followGuide, listFrameworkGuides } from './guides.ts';

it('a guide without a product fails the check of the package (LIB-010)', () => {
  const products = [...listFrameworkGuides(), 'brand'];
  expect(products.length).toBeGreaterThan(3);
  expect(() => checkProducts(listFrameworkGuides(), products)).not.toThrow();
  expect(() => checkProducts([...listFrameworkGuides(), 'planted'], products)).toThrow('planted');
});

it('writes the files that a guide names, and refuses a guide that names none (LIB-010)', () => {
  const folder = createTemporaryFolder();
  followGuide('docs/guides/theming.md', folder);
  expect(readdirSync(folder)).toContain('writeBrand.mjs');
  expect(() => followGuide('docs/guides/../glossary.md', folder)).toThrow('nothing to follow');
});
