import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The tracked files of a folder. One that is deleted and not committed yet, as the changesets of a release are, is none. */
export const listTracked = (folder: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', ':!visual-tests/reference'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(folder, file)));

/**
 * Copies the tracked files, with their packages as hard links: a server serves no file outside its own folder, and a build sees nothing that
 * is not committed.
 */
export function copyRepository(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  for (const file of listTracked(root)) cpSync(join(root, file), join(copy, file));
  const installed = readdirSync(join(root, 'node_modules')).filter((name) => name === '.bin' || !/^\.|^@wallet$/.test(name));
  const packages = [...installed.map((name) => `node_modules/${name}`), ...globSync('{app,packages/*}/node_modules', { cwd: root })];
  mkdirSync(join(copy, 'node_modules/@wallet'), { recursive: true });
  for (const folder of packages) execFileSync('cp', ['-al', join(root, folder), join(copy, dirname(folder))]);
  for (const folder of ['app', ...globSync('packages/*/', { cwd: copy })])
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@wallet', folder.replace('packages/', '')));
}
