import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';
import { listPackedGuides } from './guides.ts';
import { findDeadLinks, mendLinks, packTexts } from './packTexts.ts';
import { root } from './run.ts';

const places = new Map([
  ['packages/ui/README.md', 'README.md'],
  ['docs/guides/theming.md', 'docs/guides/theming.md'],
]);
const mend = (text: string, path: string): string => mendLinks(text, path, places, 'https://code.example/wallet');

it('a link of a packed text leads to its neighbour in the package, or to the repository (LIB-011)', () => {
  expect(mend('[Theming](../../docs/guides/theming.md#fonts)', 'packages/ui/README.md')).toBe('[Theming](docs/guides/theming.md#fonts)');
  expect(mend('[Start](../../packages/ui/README.md)', 'docs/guides/theming.md')).toBe('[Start](../../README.md)');
  expect(mend('[Bank](../../examples/next)', 'docs/guides/theming.md')).toBe('[Bank](https://code.example/wallet/blob/HEAD/examples/next)');
  expect(mend('[Figma](https://figma.com) [here](#fonts)', 'docs/guides/theming.md')).toBe('[Figma](https://figma.com) [here](#fonts)');
});

it('the package has README, changelog and guides, which README links, and no link or path to what it lacks (LIB-011)', () => {
  const folder = createTemporaryFolder();
  packTexts(folder, 'git+https://code.example/wallet.git');
  const texts = ['README.md', 'CHANGELOG.md', ...listPackedGuides()];
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  for (const path of listPackedGuides()) expect(read('README.md')).toContain(`](${path})`);
  expect(texts.flatMap((path) => findDeadLinks(read(path), path, new Set(texts)))).toEqual([]);
  const cited = texts.flatMap((path) => read(path).match(/(?<=`)[\w.-]+(?:\/[\w.-]+)+(?=`)/g) ?? []);
  expect(cited).toContain('src/brand.ts');
  expect(cited.filter((path) => existsSync(join(root, path)))).toEqual([]);
  expect(findDeadLinks('[Gone](../gone.md)', 'docs/theming.md', new Set(texts))).toEqual(['gone.md']);
});
