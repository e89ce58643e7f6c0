import { dirname, join } from 'node:path/posix';
import { readModule } from './readModule.ts';
import type { Sources } from './readSources.ts';

const APP = /^app\/src\/(?!testing\/).+(?<!\.test)\.tsx?$/;
const FEATURE = /^app\/src\/features\/([^/]+)\//;
const OPERATION = /^app\/src\/operations\//;
/** The layers in which a part of a single feature could hide. Ports always have their own folder. */
const SHARED_LAYERS = /^app\/src\/(?:data|operations)\//;

/** Maps each file of the app to the files that import it, lazily or not. */
function readImporters(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of sources) {
    if (!APP.test(path)) continue;
    for (const specifier of readModule(path, text).imports) {
      if (!specifier.startsWith('.')) continue;
      const target = join(dirname(path), specifier);
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** The features that import a file directly or indirectly. Layers above the features count as one more. */
function findUsers(path: string, importers: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const users = new Set<string>();
  const visited = new Set<string>();
  const visit = (one: string): void => {
    if (visited.has(one)) return;
    visited.add(one);
    const feature = FEATURE.exec(one)?.[1];
    if (feature !== undefined) users.add(feature);
    else if (SHARED_LAYERS.test(one)) for (const importer of importers.get(one) ?? []) visit(importer);
    else users.add('');
  };
  visit(path);
  return users;
}

/**
 * A feature must be found under its name: code for a single feature is not a shared operation, and most of a feature's files are in its
 * folder. Returns the breaches as `path: what`.
 */
export function checkPlacement(sources: Sources): readonly string[] {
  const importers = readImporters(sources);
  const inside = new Map<string, number>();
  const elsewhere = new Map<string, string[]>();
  const problems: string[] = [];
  for (const path of sources.keys()) {
    if (!APP.test(path)) continue;
    const feature = FEATURE.exec(path)?.[1];
    if (feature !== undefined) inside.set(feature, (inside.get(feature) ?? 0) + 1);
    if (!SHARED_LAYERS.test(path)) continue;
    const [user = '', ...others] = findUsers(path, importers);
    if (user === '' || others.length > 0) continue;
    elsewhere.set(user, [...(elsewhere.get(user) ?? []), path]);
    if (OPERATION.test(path)) problems.push(`${path}: serves the feature ${user} alone, so it belongs in app/src/features/${user}`);
  }
  for (const [feature, paths] of elsewhere)
    if (paths.length > (inside.get(feature) ?? 0))
      problems.push(`app/src/features/${feature}: has more than half of its files elsewhere: ${paths.join(', ')}`);
  return problems;
}
