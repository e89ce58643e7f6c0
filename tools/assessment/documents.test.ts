import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = ['SECURITY.md', ...readdirSync(join(root, 'docs/security')).map((name) => `docs/security/${name}`)];
/** A path of this repository in a text; what begins with a slash is an address of the product. */
const PATHS = /`((?:app|packages|tools|docs|e2e)\/[\w./-]+)`|\]\((docs\/[\w./-]+)\)/g;

it('what an assessor asks for is there: threats, requirements, keys, logs, data, limits and ways in (GUARD-023)', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['threats', 'asvs', 'keys', 'logs', 'data', 'limits', 'paths'].map((name) => `docs/security/${name}.md`)),
  );
  const policy = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  for (const words of ['3 working days', 'critical 7 days', 'high 30 days', 'others 90 days']) expect(policy).toContain(words);
});

it.each(documents)('%s names no file that is gone (GUARD-023, GUARD-026)', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = [...text.matchAll(PATHS)].map(([, path, link]) => path ?? link ?? '');
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
