import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeSbom } from './sbom.ts';

const lockFile = z.object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()), link: z.optional(z.boolean()) })) });
const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ group: z.optional(z.string()), name: z.string(), version: z.string() })),
});

it('the bill of materials contains every package of the lock file (GUARD-025)', { timeout: 60_000 }, () => {
  const { components } = bill.parse(JSON.parse(makeSbom()));
  const listed = new Set(components.map(({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`));
  const lock = lockFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')));
  const installed = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter((name) => !listed.has(name))).toEqual([]);
});
