import { build, type Rolldown } from 'vite';
import { browserResolution, styleTransform } from '../uiSources.ts';
import { brotliKb } from './manifest.ts';

const ENTRY = '\0bundled-export';
const REACT = /^react(-dom)?($|\/)/;
/** Core is private: its code is a part of what is published. */
const DEPENDENCY = /^(?!\0|[./]|@wallet\/)/;

export type Bundled = {
  readonly kb: number;
  /** Source file -> names of its exports that the bundle uses, and bytes of it that are in the bundle. */
  readonly modules: ReadonlyMap<string, { readonly used: readonly string[]; readonly bytes: number }>;
};

/** One export as a product's build would carry it: ES module, minified, for production. */
export async function bundleExport(path: string, name: string, dependencies: 'included' | 'external'): Promise<Bundled> {
  const answer = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    resolve: browserResolution,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bundled-export',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? `export { ${name} } from '@wallet/ui/${path}';` : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        transform: styleTransform,
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: dependencies === 'included' ? REACT : DEPENDENCY,
        output: { format: 'es' },
      },
    },
  });
  const outputs = (Array.isArray(answer) ? answer : [answer]).flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
  const entries = chunks.flatMap(({ modules }) => Object.entries(modules));
  return {
    kb: brotliKb(Buffer.from(chunks.map(({ code }) => code).join('\n'))),
    modules: new Map(
      entries.map(([file, { renderedExports, renderedLength }]) => [file, { used: renderedExports, bytes: renderedLength }]),
    ),
  };
}
