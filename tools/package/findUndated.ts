import type { PublicEntry } from './readDocs.ts';

/**
 * Finds the public names that were added after a release and do not say so by `@since` with a later version.
 * @param diff of the reports of the public types, since that release
 */
export function findUndated(diff: string, released: string, docs: readonly PublicEntry[]): readonly string[] {
  const listExports = (sign: string): readonly string[] =>
    [...diff.matchAll(/^([+-])export (?:abstract )?(?:function|const|class|type|interface) (\w+)/gm)].flatMap(([, found, name = '']) =>
      found === sign ? name : [],
    );
  const changed = new Set(listExports('-'));
  const isLater = (version: string): boolean => version.localeCompare(released, 'en', { numeric: true }) > 0;
  const dated = new Set(docs.flatMap(({ exports }) => exports.filter(({ since }) => isLater(since)).map(({ name }) => name)));
  return listExports('+').filter((name) => !changed.has(name) && !dated.has(name));
}
