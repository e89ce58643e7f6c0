import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readFeatures } from '../structure/readSources.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root, exclude: ['docs/requirements/**'] });
const readNames = (key: 'scripts' | 'bin', path: string): readonly string[] =>
  Object.keys(z.looseObject({ [key]: z.optional(z.record(z.string(), z.string())) }).parse(JSON.parse(read(path)))[key] ?? {});
const commands = new Set([
  ...readNames('scripts', 'package.json').map((name) => `npm run ${name}`),
  ...globSync('packages/*/package.json', { cwd: root }).flatMap((path) => readNames('bin', path).map((name) => `npx ${name}`)),
]);

it('the documents that assessors ask for exist: threats, requirements, keys, logs, data, limits and paths (GUARD-023)', () => {
  for (const name of ['threats', 'asvs', 'keys', 'logs', 'data', 'limits', 'paths'])
    expect(documents).toContain(`docs/security/${name}.md`);
  const policy = read('SECURITY.md');
  for (const words of ['3 working days', 'critical 7 days', 'high 30 days', 'others 90 days']) expect(policy).toContain(words);
});

it.each([...readFeatures()])('the page of the feature %s describes what it does, its calls and its files', (feature) => {
  const headings = read(`docs/${feature}.md`).match(/^## .+$/gm);
  expect(headings).toEqual(expect.arrayContaining(['## What the customer can do', '## Calls', '## Files']));
});

it.each(documents)('every file, link and command in %s exists (GUARD-023, GUARD-026)', (document) => {
  const text = read(document);
  const paths = [...text.matchAll(/`((?:app\/src|packages|stories|tools|docs|e2e)\/[^`\s<]+)`/g)].map(([, path = '']) => path);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, link = '']) => join(document, '..', link));
  expect([...paths, ...links].filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
  expect((text.match(/npm run [\w:-]+|npx wallet-[\w-]+/g) ?? []).filter((command) => !commands.has(command))).toEqual([]);
});

it('each diff of the tutorial applies to the files as they are', () => {
  const diffs = [...read('docs/tutorial.md').matchAll(/^```diff\n([\s\S]*?)^```$/gm)].map(([, diff = '']) => diff);
  expect(diffs.length).toBeGreaterThan(0);
  expect(() => execFileSync('git', ['apply', '--check', '-C1', '-'], { cwd: root, input: diffs.join(''), stdio: 'pipe' })).not.toThrow();
});
