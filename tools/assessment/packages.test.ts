import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');
const lockFile = z.object({
  packages: z.record(z.string(), z.object({ version: z.optional(z.string()), dev: z.optional(z.boolean()) })),
});
const { packages } = z.parse(lockFile, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
const document = readFileSync(join(root, 'docs/security/packages.md'), 'utf8');

/** Each package of the list, and the version that ends its newest weakness. */
const endings = [...document.matchAll(/^\| `([^`]+)` +\| [^|]+ \| (\d+\.\d+\.\d+) +\|$/gm)].map(
  ([, name = '', version = '']) => [name, version] as const,
);
const shippedVersions = (name: string): readonly string[] =>
  Object.entries(packages).flatMap(([path, { version, dev }]) =>
    path.endsWith(`node_modules/${name}`) && dev !== true && version !== undefined ? [version] : [],
  );
const isBelow = (version: string, end: string): boolean => version.localeCompare(end, 'en', { numeric: true }) < 0;

it('the list of weaknesses is read whole, and a version below its end is seen (GUARD-024)', () => {
  expect(endings).toHaveLength(10);
  expect([isBelow('1.9.9', '1.20.0'), isBelow('1.20.0', '1.20.0'), isBelow('2.0.0', '1.20.0')]).toEqual([true, false, false]);
});

it.each(endings)('no %s is shipped that is older than %s, where its newest known weakness ends (GUARD-024)', (name, end) => {
  const versions = shippedVersions(name);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => isBelow(version, end))).toEqual([]);
});
