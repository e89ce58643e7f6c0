import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How much of a version a change asks for, from the least to the most. */
const bumps = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof bumps)[number];

const largest = (several: readonly Bump[]): Bump => bumps.findLast((bump) => several.includes(bump)) ?? 'none';

const NAMESPACE = /^declare namespace (\w+) \{\n\s+export \{([^}]*)\}/gm;

/** Every exported name with its entry: API Extractor lists the names of an entry as a namespace. */
const exportsOf = (report: string): ReadonlySet<string> =>
  new Set(
    [...report.matchAll(NAMESPACE)].flatMap(([, entry = '', names = '']) => names.split(',').map((name) => `${entry}: ${name.trim()}`)),
  );

const nameOf = (declaration: string): string =>
  /^(?:export |declare )*(?:type|interface|function|const|class) (\w+)/.exec(declaration)?.[1] ?? '';

/** The declarations that a report lists, by name, without its remarks. A blank line is between two of them. */
function typesOf(report: string): ReadonlyMap<string, readonly string[]> {
  const [, block = ''] = report.split('```ts\n');
  const declarations = block
    .replaceAll(/^\/\/.*\n/gm, '')
    .split('\n\n')
    .map((text) => text.trim());
  return Map.groupBy(
    declarations.filter((text) => nameOf(text) !== ''),
    nameOf,
  );
}

const OPTIONAL = /^\s*(?:readonly )?[\w'-]+\?: /;

/** Whether a declaration still says all that it said, and what it says besides may be left out. */
function hasOnlyGrown(before: string, now: string): boolean {
  const left = before.trimEnd().split('\n');
  const added = now
    .trimEnd()
    .split('\n')
    .filter((line) => (line === left[0] ? left.shift() === undefined : true));
  return left.length === 0 && added.every((line) => OPTIONAL.test(line));
}

function bumpOfType(before: readonly string[], now: readonly string[]): Bump {
  const removals = before.filter((text) => !now.includes(text));
  const additions = now.filter((text) => !before.includes(text));
  if (removals.some((text) => !additions.some((other) => hasOnlyGrown(text, other)))) return 'major';
  return additions.length > 0 ? 'minor' : 'none';
}

/** What the difference between two reports of the public types asks for: what was removed or changed is major, what came is minor. */
export function bumpBetween(released: string, now: string): Bump {
  const [before, present] = [exportsOf(released), exportsOf(now)];
  const [typesBefore, typesNow] = [typesOf(released), typesOf(now)];
  const names = new Set([...typesBefore.keys(), ...typesNow.keys()]);
  return largest([
    [...before].every((name) => present.has(name)) ? 'none' : 'major',
    [...present].every((name) => before.has(name)) ? 'none' : 'minor',
    ...[...names].map((name) => bumpOfType(typesBefore.get(name) ?? [], typesNow.get(name) ?? [])),
  ]);
}

/** What one changeset announces for a package. */
export function bumpIn(changeset: string, name: string): Bump {
  const [, head = '', summary = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(changeset) ?? [];
  const bumpOfPackage = new Map([...head.matchAll(/^['"]?([@\w/-]+)['"]?: *(\w+)$/gm)].map(([, key = '', value = '']) => [key, value])).get(
    name,
  );
  if (summary.trim() === '') return 'none';
  return bumps.find((bump) => bump === bumpOfPackage) ?? 'none';
}

/**
 * Compares what the changesets announce with what has changed since the last release.
 * @throws when they announce less
 */
export function checkAnnounced(released: string, now: string, changesets: readonly string[]): void {
  const needed = bumpBetween(released, now);
  const announced = largest(changesets.map((text) => bumpIn(text, '@wallet/ui')));
  if (bumps.indexOf(announced) >= bumps.indexOf(needed)) return;
  throw new Error(
    `The public types of @wallet/ui have changed since the last release: ${needed}. The changesets announce: ${announced}.\n` +
      `Another product would take the version for one that it can take. Write a file below .changeset that begins with '@wallet/ui': ${needed}`,
  );
}

/** The texts of the changesets that the next release takes together. */
export function readChangesets(root: string): readonly string[] {
  const folder = join(root, '.changeset');
  return globSync('*.md', { cwd: folder, exclude: ['README.md'] }).map((file) => readFileSync(join(folder, file), 'utf8'));
}
