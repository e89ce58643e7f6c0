import { join } from 'node:path';
import type { Plugin } from 'vite';
import { publicNames } from '../tools/package/publicNames.ts';

const src = join(import.meta.dirname, '../packages/ui/src');
/** `components/Button IconButton` -> the file that declares it. */
const files = new Map(publicNames().map(({ entry, name, source }) => [`${entry} ${name}`, join(src, source)]));

/** @throws for a name that the entry does not export: a bundler would only warn of it */
function fileOf(entry: string, name: string): string {
  const file = files.get(`${entry} ${name}`);
  if (file === undefined) throw new Error(`@wallet/ui/${entry} exports no value ${name}.`);
  return file;
}

const STATIC = /import \{([^}]*)\} from '@wallet\/ui\/([^'.]+)';/g;
const TYPES = /import type \{[^}]*\} from '@wallet\/ui\/[^'.]+';/g;
/** `(await import('…')).Name`, `import('…').then(({ Name }) => …)` and `const { name } = await import('…')`. */
const MEMBER = /import\('@wallet\/ui\/([^'.]+)'\)(?=\)\.(\w+)|\.then\(\(\{ (\w+) \}\))/g;
const TAKEN = /(const \{ (\w+) \} = await )import\('@wallet\/ui\/([^'.]+)'\)/g;

function openStatic(_: string, names: string, entry: string): string {
  const values = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  return values.map((value) => `import { ${value} } from '${fileOf(entry, value.split(' ')[0] ?? '')}';`).join(' ');
}

/**
 * Imports of `@wallet/ui` as imports of the modules behind its entries. The plan of the app's files (`chunks.config.ts`) goes by what a module
 * reaches, and an entry reaches everything that it exports: what a page does not use would count as used.
 */
export const publicEntries: Plugin = {
  name: 'public-entries',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/src\/.*\.tsx?$/, code: '@wallet/ui/' },
    handler: (code) => ({
      code: code
        .replaceAll(TYPES, '')
        .replaceAll(STATIC, openStatic)
        .replaceAll(TAKEN, (_, start: string, name: string, entry: string) => `${start}import('${fileOf(entry, name)}')`)
        .replaceAll(
          MEMBER,
          (_, entry: string, member?: string, fallback?: string) => `import('${fileOf(entry, member ?? fallback ?? '')}')`,
        ),
      map: null,
    }),
  },
};
