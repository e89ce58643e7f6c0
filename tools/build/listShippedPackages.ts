import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

export type ShippedPackage = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string };

const names = z.record(z.string(), z.string());
const entry = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  resolved: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dependencies: z.optional(names),
});
const lock = z.object({ packages: z.record(z.string(), entry) });
type Lock = z.infer<typeof lock>['packages'];

/** Finds a dependency as npm does: below the package itself, or in a folder above. */
function locate(packages: Lock, from: string, name: string): string | null {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[place] !== undefined) return place;
  if (from === '') return null;
  return locate(packages, from.slice(0, Math.max(0, from.lastIndexOf('/'))), name);
}

const licenceFile = /^(?:licen[cs]e|copying)(?:\.|-|$)/i;

function readLicence(folder: string): string {
  const file = existsSync(folder) ? readdirSync(folder).find((name) => licenceFile.test(name)) : undefined;
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

/** The locations of all packages that a workspace needs at run time, as in the lock file. */
function findLocations(packages: Lock, workspace: string): ReadonlySet<string> {
  const places = new Set<string>();
  const visit = (place: string): void => {
    if (places.has(place)) return;
    places.add(place);
    const { link, resolved = '', dependencies = {} } = packages[place] ?? {};
    if (link === true) visit(resolved);
    for (const name of Object.keys(dependencies)) {
      const directory = locate(packages, place, name);
      if (directory !== null) visit(directory);
    }
  };
  visit(workspace);
  return places;
}

/**
 * Returns the third-party packages that a workspace ships, from the lock file and sorted by name.
 * @param root the repository's folder
 * @param workspace its folder below root: `app`
 */
export function listShippedPackages(root: string, workspace: string): readonly ShippedPackage[] {
  const { packages } = lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const shipped = [...findLocations(packages, workspace)].flatMap((place): ShippedPackage[] => {
    const { version, license: licence, link } = packages[place] ?? {};
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!place.includes('node_modules/') || link === true || version === undefined) return [];
    return [{ name, version, licence: licence ?? '', text: readLicence(join(root, place)) }];
  });
  return shipped.toSorted((left, right) => (left.name < right.name ? -1 : 1));
}
