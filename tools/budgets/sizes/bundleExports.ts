import type { Rolldown } from 'vite';
import { bundle } from './bundle.ts';
import { brotliKb } from './manifest.ts';

const ENTRY = '\0bundled-export';
/** With what Vite fetches a part later and its styles before it: one for a whole product, so no component's own code. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const REACT = /^react(-dom)?($|\/)/;
/** Core is private: its code is a part of what is published. */
const DEPENDENCY = /^(?!\0|[./]|@wallet\/)/;

export type Bundled = {
  readonly kb: number;
  /** Of it what comes with the import itself; the rest is loaded when it is asked for. */
  readonly firstKb: number;
  /** Source file -> names of its exports that the bundle uses, and what of it is in the bundle, before it is minified. */
  readonly modules: ReadonlyMap<string, { readonly used: readonly string[]; readonly bytes: number; readonly code: string }>;
};

/** What a product imports by name. */
export type Import = { readonly path: string; readonly name: string };

const sizeOf = (chunks: readonly Rolldown.OutputChunk[]): number => brotliKb(Buffer.from(chunks.map(({ code }) => code).join('\n')));

/** Exports as a product's build would carry them: ES module, minified, for production. */
export async function bundleExports(imports: readonly Import[], dependencies: 'included' | 'external'): Promise<Bundled> {
  const entry = imports.map(({ path, name }) => `export { ${name} } from '@wallet/ui/${path}';`).join('\n');
  const options: Rolldown.RolldownOptions = {
    input: ENTRY,
    preserveEntrySignatures: 'strict',
    external: dependencies === 'included' ? REACT : DEPENDENCY,
    output: { format: 'es' },
  };
  const outputs = await bundle(options, [
    {
      name: 'bundled-export',
      enforce: 'pre',
      resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
      load: (id) => ({ [ENTRY]: entry, [PRELOAD_HELPER]: 'export const __vitePreload = (load) => load();' })[id],
    },
  ]);
  const chunks = outputs.filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
  const entries = chunks.flatMap(({ modules }) => Object.entries(modules));
  const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  return {
    kb: sizeOf(chunks),
    firstKb: sizeOf(chunks.filter(({ fileName }) => !later.has(fileName))),
    modules: new Map(
      entries.map(([file, { renderedExports, renderedLength, code }]) => [
        file,
        { used: renderedExports, bytes: renderedLength, code: code ?? '' },
      ]),
    ),
  };
}
