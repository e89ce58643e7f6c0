import type { IForbiddenRuleType } from 'dependency-cruiser';
import { zones } from './rules.ts';
import type { Zone } from './zone.ts';

/** What a pattern surely begins with: patterns whose beginnings differ never match the same file. */
const beginning = ({ pattern }: Zone): string => /^\^((?:[\w-]|\\\/)*)/.exec(pattern.source)?.[1] ?? '';
const mayOverlap = (one: Zone, other: Zone): boolean =>
  beginning(one).startsWith(beginning(other)) || beginning(other).startsWith(beginning(one));

/** The first zone whose pattern matches a file is the file's, so each pattern leaves out those before it. */
const patterns = new Map(
  zones.map((zone, index) => {
    const before = zones.slice(0, index).filter((other) => mayOverlap(zone, other));
    const own = zone.pattern.source;
    return [zone.name, before.length === 0 ? own : `^(?!.*(?:${before.map(({ pattern }) => pattern.source).join('|')}))(?=.*(?:${own}))`];
  }),
);

function patternOf(name: string): string {
  const pattern = patterns.get(name);
  if (pattern === undefined) throw new Error(`tools/structure allows an arrow to ${name}, which is no zone.`);
  return pattern;
}

/** `zod` is all of the package, `zod/mini` that part of it alone. */
function filesOf(name: string): string {
  const [, whole = name, part] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  return `(^|/)node_modules/${whole}/${part === undefined ? '' : `(dist/)?${part}[./]`}`;
}

/** A zone may not import what its entry in the allow-list does not name. */
function ruleOfZone(zone: Zone): IForbiddenRuleType {
  const packages = zone.packages.filter((name) => name !== 'node:').map(filesOf);
  const pathNot = [patternOf(zone.name), ...zone.zones.map(patternOf), ...packages];
  return {
    name: `zone ${zone.name} may not import`,
    severity: 'error',
    from: { path: patternOf(zone.name) },
    to: { pathNot, ...(zone.packages.includes('node:') ? { dependencyTypesNot: ['core'] } : {}) },
  };
}

/** Folders side by side that never import each other: features, resources, ports. */
const siblings = [...new Set(zones.flatMap(({ features }) => (features === undefined ? [] : [features.source])))];

const PACKAGE = '^(packages/[^/]+|app)/';
const byPath = zones.filter(({ reachesByPath }) => reachesByPath === true).map(({ name }) => patternOf(name));

/** The allow-list of `rules.ts` as rules of dependency-cruiser. */
export const layerRules: readonly IForbiddenRuleType[] = [
  ...zones.map(ruleOfZone),
  ...siblings.map((folder): IForbiddenRuleType => ({
    name: 'a feature imports another:',
    severity: 'error',
    from: { path: folder, pathNot: String.raw`\.test\.tsx?$` },
    to: { path: folder, pathNot: folder.replace('([^/]+)', '$1') },
  })),
  {
    name: 'reaches into another package:',
    severity: 'error',
    from: { path: PACKAGE, pathNot: byPath },
    to: { path: PACKAGE, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'imports its own package by name:',
    severity: 'error',
    from: { path: PACKAGE },
    to: { path: '^$1/', pathNot: '/node_modules/', dependencyTypesNot: ['local'] },
  },
  { name: 'imports what is no file and no public entry:', severity: 'error', from: {}, to: { couldNotResolve: true } },
  {
    name: 'imports in a circle:',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
];
