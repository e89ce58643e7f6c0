import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listStarters } from './guides.ts';
import { root } from './run.ts';

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) });
const readVersions = (path: string): Readonly<Record<string, string>> => {
  const { dependencies, devDependencies } = Manifest.parse(JSON.parse(readFileSync(join(root, path), 'utf8')));
  return { ...dependencies, ...devDependencies };
};

it.each(listStarters())('the starter on %s names the versions with which it is built and opened (LIB-010)', (name) => {
  const { '@wallet/ui': library, ...versions } = readVersions(`examples/${name}/package.json`);
  expect(library).toBe('^1.0.0');
  expect(readVersions('tools/consumers/starters/package.json')).toMatchObject(versions);
});
