import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';
import { checkProducts, followGuide, listStarters } from './guides.ts';

it('a starter that nothing opens fails the check of the package (LIB-010)', () => {
  const products = [...listStarters(), 'brand'];
  expect(products.length).toBeGreaterThan(3);
  expect(() => checkProducts(listStarters(), products)).not.toThrow();
  expect(() => checkProducts([...listStarters(), 'planted'], products)).toThrow('planted');
});

it('writes the files that a guide names, and refuses a guide that names none (LIB-010)', () => {
  const folder = createTemporaryFolder();
  followGuide('docs/guides/theming.md', folder);
  expect(readdirSync(folder)).toContain('writeBrand.mjs');
  expect(() => followGuide('docs/guides/../glossary.md', folder)).toThrow('nothing to follow');
});
