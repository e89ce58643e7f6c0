import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkAsvs, requirements } from './checkAsvs.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string | undefined => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
const document = read('docs/security/asvs.md') ?? '';

it('the list of ASVS has each of the 253 requirements of levels 1 and 2, with evidence that exists (GUARD-024)', () => {
  expect(requirements.size).toBe(253);
  expect([...requirements.values()].filter((level) => level === '1')).toHaveLength(70);
  expect(checkAsvs(document, read)).toEqual([]);
});

it.each([
  ['an id that is missing', (text: string) => text.replace(/\| V1\.1\.1 .*\n/, ''), 'V1.1.1 is missing'],
  ['an id that is double', (text: string) => text.replace(/(\| V1\.1\.2 .*\n)/, '$1$1'), 'V1.1.2 stands there twice'],
  ['a state that is none', (text: string) => text.replace(/(\| V1\.2\.1 +\| 1 +\|) met/, '$1 fine'), 'V1.2.1: "fine" is no state'],
  ['a requirement that is open', (text: string) => text.replace(/(\| V1\.2\.1 +\| 1 +\|) met/, '$1 open'), 'V1.2.1: "open" is no state'],
  ['a test that is gone', (text: string) => text.replaceAll('v9Tokens.test.ts', 'gone.test.ts'), /gone\.test\.ts does not exist/],
  ['a test by another name', (text: string) => text.replace('"30 days after its sign-in"', '"40 days"'), /no test "40 days"/],
  ['a reason that is empty', (text: string) => text.replace(/(\| V4\.3\.1 +\| 2 +\| n\/a +\|) [^|]*\|/, '$1  |'), /V4\.3\.1/],
])('%s is a breach (GUARD-024)', (_, spoil, breach) => {
  const breaches = checkAsvs(spoil(document), read).join('\n');
  if (typeof breach === 'string') expect(breaches).toContain(breach);
  else expect(breaches).toMatch(breach);
});
