import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What stands in for an outside party where the provider is the sandbox: every adapter whose file says so. */
const standIns = /\/app\/src\/adapters\/[^?]*sandbox[^/?]*\.ts$/i;
const exported = /^export (?:async )?(?:const|function) (\w+)/gm;

/** Leaves the stand-ins of the sandbox out of a build for a real provider. One that is called all the same says what is wrong. */
export const withoutStandIns: Plugin = {
  name: 'without-stand-ins',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: standIns },
    handler: (id) =>
      [
        `const missing = () => { throw new Error('This build is for a real provider: /config.json asks for a stand-in that it does not have.'); };`,
        ...[...readFileSync(id, 'utf8').matchAll(exported)].map(([, name]) => `export const ${name} = missing;`),
      ].join('\n'),
  },
};
