import { dirname, join } from 'node:path/posix';
import type { Sources } from './readSources.ts';
import { zones } from './rules.ts';
import type { Zone } from './zone.ts';

const WORKSPACE = /^@wallet\/([^/]+)(?:\/(.+))?$/;
const PACKAGE_ROOT = /^(packages\/[^/]+|app)\//;

export const zoneOf = (path: string): Zone | undefined => zones.find(({ pattern }) => pattern.test(path));
export const featureOf = (zone: Zone, path: string): string | undefined => zone.features?.exec(path)?.[1];

/** `@scope/name/deep` -> `@scope/name`, `node:fs` -> `node:`. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Where a subpath of a workspace package may lie: the `exports` of its package.json, said once more. */
function candidates(name: string, subpath: string): readonly string[] {
  const source = `packages/${name}/src/${subpath}`;
  if (name !== 'ui') return [`${source}.ts`];
  const component = /^components\/([^/]+)$/.exec(subpath)?.[1];
  if (component !== undefined) return [`${source}/${component}.tsx`];
  const folders = ['tokens', 'fonts', 'foundations'];
  if (subpath.endsWith('.css')) return folders.map((folder) => `packages/ui/src/${folder}/${subpath}`);
  return [`${source}.tsx`, `${source}.ts`];
}

function checkArrow(zone: Zone, path: string, target: string, specifier: string): string | undefined {
  const targetZone = zoneOf(target);
  if (targetZone === undefined) return `imports ${target}, which is in no zone`;
  const [from, to] = [featureOf(zone, path), featureOf(targetZone, target)];
  const isSameKind = zone.features?.source === targetZone.features?.source;
  if (isSameKind && from !== undefined && to !== undefined && from !== to) return `feature ${from} imports feature ${to}`;
  const isAllowed = targetZone.name === zone.name || zone.zones.includes(targetZone.name);
  return isAllowed ? undefined : `zone ${zone.name} may not import zone ${targetZone.name} (${specifier})`;
}

function checkWorkspaceImport(zone: Zone, path: string, specifier: string, sources: Sources): string | undefined {
  const [, name = '', subpath] = WORKSPACE.exec(specifier) ?? [];
  if (path.startsWith(`packages/${name}/`)) return `imports its own package by name: write a relative path instead of ${specifier}`;
  if (subpath === undefined) return `imports ${specifier} as a whole: name the module`;
  if (/(^|\/)src(\/|$)/.test(subpath)) return `reaches inside @wallet/${name}: ${specifier}`;
  if (subpath.endsWith('.styles')) return `imports styles of @wallet/${name}`;
  const target = candidates(name, subpath).find((candidate) => sources.has(candidate));
  return target === undefined ? `imports ${specifier}, which is no module` : checkArrow(zone, path, target, specifier);
}

function checkRelativeImport(zone: Zone, path: string, specifier: string, sources: Sources): string | undefined {
  const target = join(dirname(path), specifier);
  if (!sources.has(target)) return `imports ${specifier}, which is no file (write the extension)`;
  const [own, other] = [PACKAGE_ROOT.exec(path)?.[1], PACKAGE_ROOT.exec(target)?.[1]];
  if (other !== undefined && own !== other && zone.reachesByPath !== true) return `reaches into another package: ${specifier}`;
  return checkArrow(zone, path, target, specifier);
}

/** What is wrong with one import of one file; undefined when nothing is. */
export function checkImport(zone: Zone, path: string, specifier: string, sources: Sources): string | undefined {
  if (WORKSPACE.test(specifier)) return checkWorkspaceImport(zone, path, specifier, sources);
  if (specifier.startsWith('.')) return checkRelativeImport(zone, path, specifier, sources);
  const isAllowed = zone.packages.includes(specifier) || zone.packages.includes(packageOf(specifier));
  return isAllowed ? undefined : `zone ${zone.name} may not import ${specifier}`;
}
