import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../package/run.ts';
import { checkOrigin } from './checkOrigin.ts';

const release = { version: '1.2.3', repository: 'git+https://github.com/kolm/wallet.git', waiting: [] };
const env = { GITHUB_REPOSITORY: 'kolm/wallet', GITHUB_REF_NAME: '@wallet/ui@1.2.3' };

it('publishes from the repository of package.json on the tag of the version (LIB-008)', () => {
  expect(() => checkOrigin(release, env)).not.toThrow();
});

it.each([
  ['outside a workflow', release, {}, 'Only the workflow'],
  ['from another repository', release, { ...env, GITHUB_REPOSITORY: 'other/wallet' }, 'set its addresses'],
  ['on a branch', release, { ...env, GITHUB_REF_NAME: 'main' }, 'has the tag @wallet/ui@1.2.3'],
  ['while a changeset is waiting', { ...release, waiting: ['.changeset/late.md'] }, env, 'late.md'],
])('refuses to publish %s (LIB-008)', (_, given, at, message) => {
  expect(() => checkOrigin(given, at)).toThrow(message);
});

it('the addresses of the repository are only in the manifest of the root (LIB-008)', () => {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const address = repository.url.replace(/^git\+|\.git$/g, '');
  const files = execFileSync('git', ['grep', '--files-with-matches', '--fixed-strings', address], { cwd: root, encoding: 'utf8' });
  expect(files.trim().split('\n')).toEqual(['package.json']);
});
