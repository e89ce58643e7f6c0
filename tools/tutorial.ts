import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getChromePath } from './getChromePath.ts';

const root = join(import.meta.dirname, '..');
const copy = join(root, 'dist/tutorial');

/** The tracked files, and their packages as hard links: a server serves no file outside its own folder. */
function copyRepository(): void {
  rmSync(copy, { recursive: true, force: true });
  const tracked = execFileSync('git', ['ls-files', '-z', ':!visual-tests/reference'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of tracked.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file));
  const installed = readdirSync(join(root, 'node_modules')).filter((name) => name === '.bin' || !/^\.|^@wallet$/.test(name));
  const packages = [...installed.map((name) => `node_modules/${name}`), ...globSync('{app,packages/*}/node_modules', { cwd: root })];
  mkdirSync(join(copy, 'node_modules/@wallet'), { recursive: true });
  for (const folder of packages) execFileSync('cp', ['-al', join(root, folder), join(copy, dirname(folder))]);
  for (const folder of ['app', ...globSync('packages/*/', { cwd: copy })])
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@wallet', folder.replace('packages/', '')));
}

/** Follows docs/tutorial.md on a copy of the repository: applies each diff and runs each command, in order. */
copyRepository();
// Without a repository of its own the copy would be a folder of this one, whose files `git apply` does not touch.
execFileSync('git', ['init', '--quiet'], { cwd: copy });
const env = { ...process.env, CHROME_PATH: getChromePath() };
for (const [, kind, input = ''] of readFileSync(join(root, 'docs/tutorial.md'), 'utf8').matchAll(/^```(diff|sh)\n([\s\S]*?)^```$/gm)) {
  const [command, args] = kind === 'diff' ? ['git', ['apply', '-C1', '-']] : ['sh', ['-e']];
  execFileSync(command, args, { cwd: copy, env, input, stdio: ['pipe', 'inherit', 'inherit'] });
}
rmSync(copy, { recursive: true });
console.log('tutorial: every step holds');
