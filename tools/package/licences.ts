import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { listShippedPackages, type ShippedPackage } from '../build/listShippedPackages.ts';
import { root } from './run.ts';

/** Licences under which a product may ship a package when it repeats the notice. */
const PERMITTED: ReadonlySet<string> = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']);
const PACKAGE_PATTERN = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g;
const sourceMap = z.object({ sources: z.array(z.string()) });

/** The packages whose code is inside the built files, as their source maps say. */
function listBundledNames(folder: string): ReadonlySet<string> {
  const maps = globSync('dist/**/*.js.map', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const sources = maps.flatMap((map) => sourceMap.parse(JSON.parse(map)).sources);
  return new Set(sources.flatMap((source) => [...source.matchAll(PACKAGE_PATTERN)].at(-1)?.[1] ?? []));
}

/** @throws if one of the packages has a licence that is not permitted, or no text to repeat */
export function checkLicences(packages: readonly ShippedPackage[]): void {
  const refused = packages.filter(({ licence, text }) => !PERMITTED.has(licence) || text === '');
  if (refused.length > 0) throw new Error(`Packages without a permitted licence: ${refused.map(({ name }) => name).join(', ')}`);
}

/** Writes the licences of all packages that are bundled into the built files. */
export function writeLicences(folder: string): void {
  const shipped = listShippedPackages(root, 'packages/core');
  const names = listBundledNames(folder);
  const bundled = shipped.filter(({ name }) => names.has(name));
  const unknown = [...names].filter((name) => !bundled.some((one) => one.name === name));
  if (unknown.length > 0) throw new Error(`Bundled, but no dependency of packages/core: ${unknown.join(', ')}`);
  checkLicences(bundled);
  const notices = bundled.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`);
  writeFileSync(join(folder, 'THIRD_PARTY_LICENSES.txt'), notices.join(`\n${'-'.repeat(80)}\n\n`));
}
