import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../packages/ui/src');

/** A string that looks like a path, or a literal link address. `/` alone is allowed, because products replace this default. */
const FIXED = /(['"`])\/[a-z][\w/-]*\1|href=["']\/|href=\{["'`]\//gi;
const findFixedPaths = (text: string): readonly string[] => text.match(FIXED) ?? [];

it('no module of the library contains a path of a product (LIB-007)', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*', 'testing/**'] });
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findFixedPaths(readFileSync(join(src, file), 'utf8')).map((path) => `${file}: ${path}`))).toEqual([]);
});

it('detects a fixed path (LIB-007)', () => {
  expect(findFixedPaths(`<a href="/" /> go('/assets')`)).toEqual(['href="/', "'/assets'"]);
});
