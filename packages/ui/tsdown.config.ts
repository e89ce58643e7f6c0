import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsdown';
import { figmaVariables } from './build/figmaVariables.ts';
import { withoutRowIds } from './build/rowIds.ts';
import { styleTransform } from '../../tools/build/uiSources.ts';
import { markClientModules } from './clientModules.plugin.ts';
import { uiEntries } from './uiEntries.config.ts';

const folder = import.meta.dirname;

/** Stylesheets and fonts are published as they are. */
function copyStyles(): void {
  cpSync(join(folder, 'src/tokens/tokens.css'), join(folder, 'dist/tokens.css'));
  cpSync(join(folder, 'src/foundations/reset.css'), join(folder, 'dist/reset.css'));
  for (const name of globSync('*.{css,woff2,txt}', { cwd: join(folder, 'src/fonts') })) {
    cpSync(join(folder, 'src/fonts', name), join(folder, 'dist/fonts', name));
  }
}

/** The tokens as data: for other platforms, and for the drawing board. */
async function writeTokens(): Promise<void> {
  const file = join(folder, 'tokens/tokens.json');
  cpSync(file, join(folder, 'dist/tokens.json'));
  writeFileSync(join(folder, 'dist/tokens.figma.json'), JSON.stringify(await figmaVariables(file), null, 2));
}

/** Rows are this repository's: who reads the declarations elsewhere has no page that explains them. */
function dropRowIds(): void {
  for (const name of globSync('**/*.d.ts', { cwd: join(folder, 'dist') })) {
    const path = join(folder, 'dist', name);
    writeFileSync(path, withoutRowIds(readFileSync(path, 'utf8')));
  }
}

export default defineConfig({
  cwd: folder,
  // Every module is an entry of its own: who imports a button loads no screen, whatever the bundler.
  entry: uiEntries(),
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  tsconfig: join(folder, 'tsconfig.declarations.json'),
  // The declarations come from the TypeScript 7 compiler itself; core is private, so its code and types go into the bundle. What core imports of date-fns
  // stays an import of the package, because products have date-fns too: that is why package.json names it, though no source of ui imports it (knip.json).
  dts: true,
  deps: { alwaysBundle: [/^@wallet\/core/, /^@noble\//, /^@scure\//, /^@date-fns\//], neverBundle: [/^react/, 'styled-components'] },
  inputOptions: { transform: styleTransform, resolve: { conditionNames: ['@wallet/source', 'import', 'default'] } },
  // A part that entries share is named without a hash of its content, so that the report of the public types changes with the types alone.
  outputOptions: { chunkFileNames: 'shared/[name].js' },
  plugins: [markClientModules()],
  sourcemap: true,
  clean: true,
  hooks: {
    'build:done': async () => {
      copyStyles();
      await writeTokens();
      dropRowIds();
    },
  },
});
