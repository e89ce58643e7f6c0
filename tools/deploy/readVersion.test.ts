import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { addToPatch, readVersion } from './readVersion.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A repository with one commit of its version file and the given number of commits since. */
function openRepository(commits: number) {
  const root = mkdtempSync(join(tmpdir(), 'wallet-version-'));
  folders.push(root);
  mkdirSync(join(root, 'app/src/config'), { recursive: true });
  writeFileSync(join(root, 'app/src/config/version.ts'), "export const APP_VERSION = 'v22.3.1';\n");
  const named = ['-c', 'user.name=A', '-c', 'user.email=a@wallet.example', '-c', 'commit.gpgsign=false'];
  const git = (...args: readonly string[]) => execFileSync('git', [...named, ...args], { cwd: root, encoding: 'utf8' });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'the version');
  for (let count = 0; count < commits; count += 1) git('commit', '-qm', 'more', '--allow-empty');
  return { root, git };
}

it('adds the number of commits since the written version to its patch number (DEP-003)', () => {
  const { root, git } = openRepository(16);
  const stamp = readVersion(root, {});
  expect(stamp.version).toBe('v22.3.17');
  expect(stamp.commit).toBe(git('rev-parse', 'HEAD').trim());
  expect(stamp.builtAt).toBe(new Date(git('show', '-s', '--format=%cI', 'HEAD').trim()).toISOString());
  expect(addToPatch('v1.0.9', 0)).toBe('v1.0.9');
});

it('uses the given version, or an exact tag (DEP-003)', () => {
  const { root, git } = openRepository(2);
  git('tag', 'v23.0.0');
  expect(readVersion(root, {}).version).toBe('v23.0.0');
  expect(readVersion(root, { version: 'v22.4.0' }).version).toBe('v22.4.0');
  git('commit', '-qm', 'beyond the tag', '--allow-empty');
  expect(readVersion(root, {}).version).toBe('v22.3.4');
  expect(() => readVersion(root, { version: '22.4' })).toThrow('--version 22.4 is no version: v22.4.0 is one.');
});

it('refuses uncommitted changes unless they are allowed (DEP-003)', () => {
  const { root } = openRepository(0);
  writeFileSync(join(root, 'more.txt'), '');
  expect(() => readVersion(root, {})).toThrow('The work tree has changes that no commit holds');
  expect(readVersion(root, { allowsChanges: true }).version).toBe('v22.3.1');
});

it('requires an explicit version outside a git checkout (DEP-003)', () => {
  const root = mkdtempSync(join(tmpdir(), 'wallet-version-'));
  folders.push(root);
  expect(() => readVersion(root, {})).toThrow('No commit is known here. Name the version: --version v22.4.0');
  expect(readVersion(root, { version: 'v22.4.0' })).toEqual({ version: 'v22.4.0', commit: null, builtAt: null });
});
