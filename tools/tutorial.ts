import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from './copyRepository.ts';
import { getChromePath } from './getChromePath.ts';

const root = join(import.meta.dirname, '..');
const copy = join(root, 'dist/tutorial');

/** Follows docs/tutorial.md on a copy of the repository: applies each diff and runs each command, in order. */
copyRepository(copy);
// Without a repository of its own the copy would be a folder of this one, whose files `git apply` does not touch.
execFileSync('git', ['init', '--quiet'], { cwd: copy });
const env = { ...process.env, CHROME_PATH: getChromePath() };
for (const [, kind, input = ''] of readFileSync(join(root, 'docs/tutorial.md'), 'utf8').matchAll(/^```(diff|sh)\n([\s\S]*?)^```$/gm)) {
  const [command, args] = kind === 'diff' ? ['git', ['apply', '-C1', '-']] : ['sh', ['-e']];
  execFileSync(command, args, { cwd: copy, env, input, stdio: ['pipe', 'inherit', 'inherit'] });
}
rmSync(copy, { recursive: true });
console.log('tutorial: every step holds');
