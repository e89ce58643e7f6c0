import type { Plugin } from 'vite';
import * as values from './publicDocs.ts';

/** Replaces publicDocs.ts by its values, because the sources can be read in Node only. */
export const publicDocs = (): Plugin => ({
  name: 'public-docs',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/.storybook/publicDocs.ts')
      ? Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : null,
});
