import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { listPackedGuides } from './guides.ts';
import { root } from './run.ts';

/** Texts of the repository by their paths, with the paths that they have in the package. */
const listTexts = (): ReadonlyMap<string, string> =>
  new Map([
    ['packages/ui/README.md', 'README.md'],
    ['packages/ui/CHANGELOG.md', 'CHANGELOG.md'],
    ...listPackedGuides().map((path) => [path, path] as const),
  ]);

const LINK = /(?<=\]\()(?![a-z]+:|#)([^)#]+)/g;

/** Points the links of a text to its neighbours in the package, or else to the repository at `address`. */
export const mendLinks = (text: string, path: string, places: ReadonlyMap<string, string>, address: string): string =>
  text.replaceAll(LINK, (link) => {
    const target = join(dirname(path), link);
    const place = places.get(target);
    return place === undefined ? `${address}/blob/HEAD/${target}` : relative(dirname(places.get(path) ?? path), place);
  });

/** Writes README, changelog and guides into the package. */
export function packTexts(folder: string, repository: string): void {
  const places = listTexts();
  const address = repository.replace(/^git\+/, '').replace(/\.git$/, '');
  for (const [path, place] of places) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), mendLinks(readFileSync(join(root, path), 'utf8'), path, places, address));
  }
}

/** The links of a packed text that lead to nothing in the package. */
export const findDeadLinks = (text: string, path: string, packed: ReadonlySet<string>): readonly string[] =>
  (text.match(LINK) ?? []).map((link) => join(dirname(path), link)).filter((target) => !packed.has(target));
