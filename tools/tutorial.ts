import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Below the root, so that packages resolve to those of the root. */
const copy = join(root, 'dist/tutorial');

function copyRepository(): void {
  rmSync(copy, { recursive: true, force: true });
  const tracked = execFileSync('git', ['ls-files', '-z', ':!visual-tests/reference'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of tracked.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file));
  const scope = join(copy, 'node_modules/@wallet');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(copy, 'packages'), { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    symlinkSync(join(copy, 'packages', name.name), join(scope, name.name));
  symlinkSync(join(copy, 'app'), join(scope, 'app'));
}

/** Follows docs/tutorial.md on a copy of the repository: applies each diff and runs each command, in order. */
copyRepository();
// Without a repository of its own the copy would be a folder of this one, whose files `git apply` does not touch.
execFileSync('git', ['init', '--quiet'], { cwd: copy });
for (const [, kind, text = ''] of readFileSync(join(root, 'docs/tutorial.md'), 'utf8').matchAll(/^```(diff|sh)\n([\s\S]*?)^```$/gm)) {
  if (kind === 'diff')
    execFileSync('git', ['apply', '-C1', '--recount', '-'], { cwd: copy, input: text, stdio: ['pipe', 'inherit', 'inherit'] });
  else execFileSync('sh', ['-e'], { cwd: copy, input: text, stdio: ['pipe', 'inherit', 'inherit'] });
}
rmSync(copy, { recursive: true });
console.log('tutorial: every step holds');
