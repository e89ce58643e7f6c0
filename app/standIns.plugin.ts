import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Adapters that stand in for third parties when the provider is the sandbox. Recognised by the file name. */
const STAND_IN_FILES = /\/app\/src\/adapters\/[^?]*sandbox[^/?]*\.ts$/i;
const EXPORTED_NAMES = /^export (?:async )?(?:const|function) (\w+)/gm;

/** Leaves the sandbox's stand-ins out of a build for a real provider. Calling one throws an error that explains this. */
export const withoutStandIns: Plugin = {
  name: 'without-stand-ins',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: STAND_IN_FILES },
    handler: (id) =>
      [
        `const missing = () => { throw new Error('This build is for a real provider: /config.json asks for a stand-in that it does not have.'); };`,
        ...[...readFileSync(id, 'utf8').matchAll(EXPORTED_NAMES)].map(([, name]) => `export const ${name} = missing;`),
      ].join('\n'),
  },
};
