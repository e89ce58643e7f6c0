import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';
import { checkProducts, followGuide, listStarters } from './guides.ts';
import { getBinPath, root } from './run.ts';

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

/** The configuration of the guide, with the sources of the library in place of the package. */
const fromSources = `
import { mergeConfig } from 'vitest/config';
import config from './vitest.config.mts';
export default mergeConfig(config, { resolve: { conditions: ['@wallet/source'] } });
`;

it('the test in the guide passes with the setup in the guide (LIB-010)', () => {
  const folder = createTemporaryFolder();
  followGuide('docs/using-wallet-ui.md', folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'sources.config.ts'), fromSources);
  const { status, stdout } = spawnSync(getBinPath('vitest'), ['run', '--config', 'sources.config.ts'], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toContain('1 passed');
  expect(status).toBe(0);
});

it('the guide has the hook for prices of a server that the tests of the screens use (LIB-010, LIB-012)', () => {
  const folder = createTemporaryFolder();
  followGuide('docs/using-wallet-ui.md', folder);
  const tested = readFileSync(join(root, 'packages/ui/src/testing/useServerQuote.ts'), 'utf8');
  expect(readFileSync(join(folder, 'src/useServerQuote.ts'), 'utf8')).toBe(tested.replace('../money/index.ts', '@wallet/ui/money'));
});
