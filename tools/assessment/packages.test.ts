import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const lockFile = z.object({
  packages: z.record(z.string(), z.object({ version: z.optional(z.string()), dev: z.optional(z.boolean()) })),
});
const lock = Object.entries(lockFile.parse(JSON.parse(read('package-lock.json'))).packages);
/** Each package of docs/security/packages.md with the version that fixes its latest vulnerability. */
const fixedVersions = [...read('docs/security/packages.md').matchAll(/^\| `([^`]+)` +\| [^|]+ \| (\d+\.\d+\.\d+) +\|$/gm)].map(
  ([, name = '', end = '']) => [name, end] as const,
);
const isBelow = (version: string, end: string): boolean => version.localeCompare(end, 'en', { numeric: true }) < 0;

it('reads the complete list of vulnerabilities and detects a version below the fix (GUARD-024)', () => {
  expect(fixedVersions).toHaveLength(10);
  expect([isBelow('1.9.9', '1.20.0'), isBelow('1.20.0', '1.20.0'), isBelow('2.0.0', '1.20.0')]).toEqual([true, false, false]);
});

it.each(fixedVersions)('ships no %s older than %s, the fix of its latest known vulnerability (GUARD-024)', (name, end) => {
  const shipped = lock.filter(([path, { dev }]) => path.endsWith(`node_modules/${name}`) && dev !== true);
  expect(shipped).not.toEqual([]);
  expect(shipped.filter(([, { version = '' }]) => isBelow(version, end))).toEqual([]);
});
