import { globSync } from 'node:fs';

/** What every feature's page has, in this order; other headings may come between. */
const HEADINGS = ['What the customer can do', 'Calls', 'Files'] as const;
const OUR_PATH = /`((?:packages|app|stories|e2e|console|tools)\/[^`\s]+)`/g;

/**
 * What is wrong with the pages of the features: one that is missing, lacks a heading, or names a file that does not exist.
 * @param features the words of features.json
 * @param pages `docs/send.md` -> its text
 * @param exists whether a path from the root, with braces and stars, names something
 */
export function checkPages(
  features: readonly string[],
  pages: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): readonly string[] {
  return features.flatMap((feature) => {
    const path = `docs/${feature}.md`;
    const text = pages.get(path);
    if (text === undefined) return [`${path}: the feature has no page`];
    const places = HEADINGS.map((heading) => text.indexOf(`\n## ${heading}\n`));
    return [
      ...HEADINGS.filter((_, place) => places[place] === -1).map((heading) => `${path}: has no heading "${heading}"`),
      ...[...text.matchAll(OUR_PATH)].flatMap(([, target = '']) => (exists(target) ? [] : [`${path}: ${target} does not exist`])),
    ];
  });
}

/** Whether a path names a file or folder below the root. */
export const existsBelow =
  (root: string) =>
  (path: string): boolean =>
    globSync(path, { cwd: root }).length > 0;
