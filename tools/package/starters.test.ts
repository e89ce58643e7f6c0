import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listStarters } from './guides.ts';
import { root } from './run.ts';

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) });
const Compiler = z.object({ compilerOptions: z.object({ types: z.array(z.string()) }) });
/** The package of an import from outside the folder. */
const PACKAGE = /(?:from|import) '((?:@[\w-]+\/)?[\w-]+)/g;

const readVersions = (path: string): Readonly<Record<string, string>> => {
  const { dependencies, devDependencies } = Manifest.parse(JSON.parse(readFileSync(join(root, path), 'utf8')));
  return { ...dependencies, ...devDependencies };
};

function listPackages(folder: string): string[] {
  const sources = globSync('**/*.{ts,tsx,mjs,astro}', { cwd: folder, exclude: ['node_modules'] });
  const imported = sources.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(PACKAGE)].map(([, name = '']) => name));
  const { types } = Compiler.parse(JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'))).compilerOptions;
  return [...imported, ...types.map((name) => (name.includes('/') ? name.replace(/\/.*/, '') : `@types/${name}`))];
}

it.each(listStarters())('the starter on %s names the versions with which it is built and opened (LIB-010)', (name) => {
  const { '@wallet/ui': library, ...versions } = readVersions(`examples/${name}/package.json`);
  expect(library).toBe('^1.0.0');
  expect(readVersions('tools/consumers/starters/package.json')).toMatchObject(versions);
});

it.each(listStarters())('the manifest of the starter on %s names every package that its sources and types need (LIB-010)', (name) => {
  const packages = listPackages(join(root, 'examples', name));
  expect(packages).toContain('@wallet/ui');
  expect(Object.keys(readVersions(`examples/${name}/package.json`))).toEqual(expect.arrayContaining(packages));
});
