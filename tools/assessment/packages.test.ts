import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isBelow, readEndings, shippedVersions } from './weaknesses.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const lock = read('package-lock.json');
const endings = readEndings(read('docs/security/packages.md'));

it('the list of weaknesses is read whole, and a version below its end is seen (GUARD-024)', () => {
  expect(endings).toHaveLength(10);
  expect([isBelow('1.9.9', '1.20.0'), isBelow('1.20.0', '1.20.0'), isBelow('2.0.0', '1.20.0')]).toEqual([true, false, false]);
});

it.each(endings)('no %s is shipped that is older than %s, where its newest known weakness ends (GUARD-024)', (name, end) => {
  const versions = shippedVersions(lock, name);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => isBelow(version, end))).toEqual([]);
});
