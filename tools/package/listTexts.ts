import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { root } from './run.ts';

const STATEMENT = /^(?:import|export) (?!type )([^'";]*?) from '(\.[^']+)'|import\('(\.[^']+)'\)/gm;
const CATALOGUE = /export const (\w+) = catalogue\('([\w-]+)'/g;

type Use = { readonly names: readonly string[]; readonly path: string };

const readCode = (path: string): string => readFileSync(path, 'utf8');

/** The modules that a module loads, on demand too, with the values that it takes from them. */
const listUses = (path: string): readonly Use[] =>
  [...readCode(path).matchAll(STATEMENT)].map(([, names = '', from, onDemand]) => ({
    names: names
      .replaceAll(/[{}\s]+/g, ' ')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
    path: join(dirname(path), from ?? onDemand ?? ''),
  }));

/** Returns the ids of the catalogues whose texts the modules can show, by the imports of each. */
function collectTexts(uses: readonly Use[], seen: Set<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { names, path } of uses) {
    if (path.endsWith('.texts.ts')) {
      for (const [, name = '', id = ''] of readCode(path).matchAll(CATALOGUE)) if (names.includes(name)) found.add(id);
    } else if (/\.tsx?$/.test(path) && !seen.has(path)) {
      seen.add(path);
      for (const id of collectTexts(listUses(path), seen)) found.add(id);
    }
  }
  return found;
}

/** The catalogues that a public component can show, itself and by what it imports, in the order of their ids. */
export function listTexts(entry: string, component: string): readonly string[] {
  const index = join(root, 'packages/ui/src', entry, 'index.ts');
  return [
    ...collectTexts(
      listUses(index).filter(({ names }) => names.includes(component)),
      new Set(),
    ),
  ].toSorted();
}
