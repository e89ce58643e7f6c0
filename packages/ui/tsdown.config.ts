import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsdown';
import { createFigmaVariables } from './build/createFigmaVariables.ts';
import { removeRowIds } from './build/rowIds.ts';
import { styleTransform } from '../../tools/build/uiSources.ts';
import { markClientModules } from './clientModules.plugin.ts';
import { listUiEntries } from './uiEntries.config.ts';

const folder = import.meta.dirname;

function copyStyles(): void {
  cpSync(join(folder, 'src/tokens/tokens.css'), join(folder, 'dist/tokens.css'));
  cpSync(join(folder, 'src/foundations/reset.css'), join(folder, 'dist/reset.css'));
  for (const name of globSync('*.{css,woff2,txt}', { cwd: join(folder, 'src/fonts') })) {
    cpSync(join(folder, 'src/fonts', name), join(folder, 'dist/fonts', name));
  }
}

/** Publishes the tokens as data, for other platforms and for Figma. */
async function writeTokens(): Promise<void> {
  const file = join(folder, 'tokens/tokens.json');
  cpSync(file, join(folder, 'dist/tokens.json'));
  writeFileSync(join(folder, 'dist/tokens.figma.json'), JSON.stringify(await createFigmaVariables(file), null, 2));
}

/** Publishes the English texts as data, from which a product makes another language. */
async function writeEnglishTexts(): Promise<void> {
  const built: unknown = await import(join(folder, 'dist/texts/en/englishTexts.js'));
  if (typeof built !== 'object' || built === null || !('englishTexts' in built)) throw new Error('dist has no English texts');
  writeFileSync(join(folder, 'dist/texts/en.json'), `${JSON.stringify(built.englishTexts, null, 2)}\n`);
}

/** Removes row ids from the declarations, because users of the package do not have the requirements they refer to. */
function removeRowIdsFromDeclarations(): void {
  for (const name of globSync('**/*.d.ts', { cwd: join(folder, 'dist') })) {
    const path = join(folder, 'dist', name);
    writeFileSync(path, removeRowIds(readFileSync(path, 'utf8')));
  }
}

export default defineConfig({
  cwd: folder,
  // Every module is an entry, so that importing a button loads no screen in any bundler.
  entry: listUiEntries(),
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  tsconfig: join(folder, '../tsconfig.declarations.json'),
  // The declarations come from the TypeScript 7 compiler. core is private, so its code and types are bundled. Its imports of date-fns stay
  // external, because products use date-fns too. That is why package.json lists it although no source of ui imports it (tools/knip.json).
  dts: true,
  deps: { alwaysBundle: [/^@wallet\/core/, /^@noble\//, /^@scure\//, /^@date-fns\//], neverBundle: [/^react/, 'styled-components'] },
  inputOptions: { transform: styleTransform, resolve: { conditionNames: ['@wallet/source', 'import', 'default'] } },
  // Shared chunks have no content hash in their names, so that the report of the public types changes only with the types.
  outputOptions: { chunkFileNames: 'shared/[name].js' },
  plugins: [markClientModules()],
  sourcemap: true,
  clean: true,
  hooks: {
    'build:done': async () => {
      copyStyles();
      await writeTokens();
      await writeEnglishTexts();
      removeRowIdsFromDeclarations();
    },
  },
});
