import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

const src = join(import.meta.dirname, '../../packages/ui/src');

/** A public value and the module that declares it: a path below `packages/ui/src`, or a specifier of core. */
type PublicName = { readonly entry: string; readonly name: string; readonly source: string };

/** The entries of `@wallet/ui`, as paths below it: every folder with an index. Nothing else can be imported. */
export const listPublicEntries = (): readonly string[] =>
  globSync('**/index.ts', { cwd: src })
    .map((file) => file.slice(0, -'/index.ts'.length))
    .toSorted();

/** Every value exported by the entries. Types add no code to a product. */
export function listPublicNames(): readonly PublicName[] {
  return listPublicEntries().flatMap((entry) => {
    const text = readFileSync(join(src, entry, 'index.ts'), 'utf8');
    return [...text.matchAll(/^export \{([^}]+)\} from '([^']+)';$/gm)].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => ({ entry, name, source: from.startsWith('.') ? join(entry, from) : from })),
    );
  });
}
