import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listShippedPackages } from '../tools/build/listShippedPackages.ts';

const root = join(import.meta.dirname, '..');
/** The font is in the repository, so no lock file lists it. */
const font = {
  name: 'Hanken Grotesk',
  version: '',
  licence: 'OFL-1.1',
  text: readFileSync(join(root, 'packages/ui/src/fonts/OFL.txt'), 'utf8').trim(),
};
const PACKAGE_PATTERN = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/** A module belongs to the last package in its path. */
const getPackageName = (module: string): string | undefined => [...module.matchAll(PACKAGE_PATTERN)].at(-1)?.[1];

/**
 * Fills the package list shown by "About" from the lock file and the packages' licence files. Fails a build that ships an unlisted package.
 */
export const shippedLicences: Plugin = {
  name: 'shipped-licences',
  load: {
    filter: { id: /\/features\/about\/shippedPackages\.ts$/ },
    handler: () => `export const shippedPackages = ${JSON.stringify([font, ...listShippedPackages(root, 'app')])};`,
  },
  generateBundle: (_, bundle) => {
    const listed = new Set(listShippedPackages(root, 'app').map(({ name }) => name));
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const missing = new Set(modules.map(getPackageName).filter((name) => name !== undefined && !listed.has(name)));
    if (missing.size > 0)
      throw new Error(`The build ships packages that "About" does not name: ${[...missing].join(', ')}. Add them to app/package.json.`);
  },
};
