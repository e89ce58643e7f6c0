import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { shippedPackages } from '../tools/build/shippedPackages.ts';

const root = join(import.meta.dirname, '..');
/** The font is in the repository, so no lock file lists it. */
const font = {
  name: 'Hanken Grotesk',
  version: '',
  licence: 'OFL-1.1',
  text: readFileSync(join(root, 'packages/ui/src/fonts/OFL.txt'), 'utf8').trim(),
};
const packageOf = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/** A module belongs to the last package in its path. */
const nameOf = (module: string): string | undefined => [...module.matchAll(packageOf)].at(-1)?.[1];

/**
 * Fills the package list shown by "About" from the lock file and the packages' licence files. Fails a build that ships an unlisted package.
 */
export const shippedLicences: Plugin = {
  name: 'shipped-licences',
  load: {
    filter: { id: /\/features\/about\/shippedPackages\.ts$/ },
    handler: () => `export const shippedPackages = ${JSON.stringify([font, ...shippedPackages(root, 'app')])};`,
  },
  generateBundle: (_, bundle) => {
    const listed = new Set(shippedPackages(root, 'app').map(({ name }) => name));
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const missing = new Set(modules.map(nameOf).filter((name) => name !== undefined && !listed.has(name)));
    if (missing.size > 0)
      throw new Error(`The build ships packages that "About" does not name: ${[...missing].join(', ')}. Add them to app/package.json.`);
  },
};
