import { basename, join } from 'node:path';
import { minifySync, type Rolldown } from 'vite';
import { publicNames } from '../../package/publicNames.ts';
import { median, type Figure } from '../Figure.ts';
import { brotliKb, bundle } from './bundle.ts';

const ui = join(import.meta.dirname, '../../../packages/ui/src');

/** C1 to C4, KB: what one component costs without and with its dependencies. */
const costs = [
  // Set at 0.8 for a sketch; ours is disabled in the HTML until its script has come, and says that it is busy.
  { id: 'C1', name: 'Button', own: 1, whole: 11 },
  { id: 'C2', name: 'TextField', own: 1.2, whole: 11.5 },
  // Set at 1.5 for a sketch; ours shares one slot with every other overlay and leaves with an animation.
  { id: 'C3', name: 'Dialog', own: 2, whole: 12 },
  // The picker is a full-screen overlay with a search: 3.7 KB more, `whenUsed`, that are loaded on the first sign of use.
  { id: 'C4', name: 'Select', own: 2.5, whenUsed: 6.2, whole: 32 },
];
/** C5: all of them in one product, with their dependencies. */
const TOGETHER = 35;
/** C7: own code of a screen, at most and in the middle. */
const [SCREEN, MEDIAN_SCREEN] = [8, 4];

const ENTRY = '\0bundled-export';
/** With what Vite fetches a part later and its styles before it: one for a whole product, so no component's own code. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const REACT = /^react(-dom)?($|\/)/;
/** Core is private: its code is a part of what is published. */
const DEPENDENCY = /^(?!\0|[./]|@wallet\/)/;

type Import = { readonly path: string; readonly name: string };
const kbOf = (chunks: readonly Rolldown.OutputChunk[]): number => brotliKb(chunks.map(({ code }) => code).join('\n'));

/** Exports as a product's build would carry them; without dependencies: their own code alone. */
async function bundleExports(imports: readonly Import[], external: RegExp): Promise<readonly Rolldown.OutputChunk[]> {
  const entry = imports.map(({ path, name }) => `export { ${name} } from '@wallet/ui/${path}';`).join('\n');
  const outputs = await bundle({ input: ENTRY, preserveEntrySignatures: 'strict', external, output: { format: 'es' } }, [
    {
      name: 'bundled-export',
      enforce: 'pre',
      resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
      load: (id) => ({ [ENTRY]: entry, [PRELOAD_HELPER]: 'export const __vitePreload = (load) => load();' })[id],
    },
  ]);
  return outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
}

async function measureCosts(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const components = costs.map((cost) => ({ ...cost, from: { path: `components/${cost.name}`, name: cost.name } }));
  for (const { id, name, own, whenUsed = own, whole, from } of components) {
    const bare = await bundleExports([from], DEPENDENCY);
    const later = new Set(bare.flatMap(({ dynamicImports }) => dynamicImports));
    const first = bare.filter(({ fileName }) => !later.has(fileName));
    const all = kbOf(await bundleExports([from], REACT));
    figures.push(
      { id, what: `${name}, its own code`, value: kbOf(bare), unit: 'KB', goal: whenUsed },
      { id, what: `${name}, its own code until it is used`, value: kbOf(first), unit: 'KB', goal: own },
      { id, what: `${name}, with its dependencies`, value: all, unit: 'KB', goal: whole },
    );
  }
  const together = await bundleExports(
    components.map(({ from }) => from),
    REACT,
  );
  return [...figures, { id: 'C5', what: 'the four together, with their dependencies', value: kbOf(together), unit: 'KB', goal: TOGETHER }];
}

/** Components, patterns and screens: what a product imports by name. */
const listExports = () =>
  publicNames().flatMap(({ entry, name, source }) => {
    const [layer = ''] = entry.split('/');
    const isMain = layer === 'screens' ? name.endsWith('Screen') : name === basename(source, '.tsx');
    return ['components', 'patterns', 'screens'].includes(layer) && isMain ? [{ layer, path: entry, name }] : [];
  });

const above: Record<string, RegExp> = { components: /\/src\/(patterns|screens)\//, patterns: /\/src\/screens\// };

/** Bytes of sources that the export does not use at all, or that belong to a layer above its own. */
function baggageOf(layer: string, modules: readonly (readonly [string, Rolldown.RenderedModule])[]): readonly string[] {
  const sources = modules.filter(([file, { renderedLength }]) => file.startsWith(ui) && renderedLength > 0);
  if (sources.length === 0)
    throw new Error('C6 found no source in a bundle: the names of its modules are not those of the files any more.');
  return sources
    .filter(([file, { renderedExports }]) => renderedExports.length === 0 || above[layer]?.test(file) === true)
    .map(([file, { renderedLength }]) => `${file.slice(ui.length + 1)} (${renderedLength} bytes)`);
}

/** What a screen brings of its own, patterns included; components and foundations are shared by all of them. */
function screenKb(modules: readonly (readonly [string, Rolldown.RenderedModule])[]): number {
  const own = modules.flatMap(([file, { code }]) => (/\/src\/(screens|patterns)\//.test(file) ? [code ?? ''] : []));
  return brotliKb(minifySync('screen.js', own.join('\n'), { module: true, mangle: { toplevel: true }, compress: true }).code);
}

/** C6 and C7: each export in a bundle of its own, with no code of another one, and no screen heavier than a screen may be. */
async function measureEach(): Promise<readonly Figure[]> {
  const exports = listExports();
  if (exports.length < 30) throw new Error(`C6 found only ${exports.length} exports of @wallet/ui: it does not look where they are.`);
  const carried: string[] = [];
  const screens: { readonly name: string; readonly kb: number }[] = [];
  for (const one of exports) {
    const modules = (await bundleExports([one], DEPENDENCY)).flatMap((chunk) => Object.entries(chunk.modules));
    const baggage = baggageOf(one.layer, modules);
    if (baggage.length > 0) carried.push(`${one.path}: ${baggage.join(', ')}`);
    if (one.layer === 'screens') screens.push({ name: one.name, kb: screenKb(modules) });
  }
  for (const line of carried) console.log(`     ${line}`);
  const heaviest = screens.toSorted((left, right) => right.kb - left.kb).slice(0, 3);
  const middle = median(screens.map(({ kb }) => kb));
  return [
    { id: 'C6', what: `exports of ${exports.length} that bring code of another one`, value: carried.length, unit: '', goal: 0 },
    ...heaviest.map(({ name, kb }) => ({ id: 'C7', what: `${name}, its own code`, value: kb, unit: 'KB', goal: SCREEN })),
    { id: 'C7', what: `the median of ${screens.length} screens`, value: middle, unit: 'KB', goal: MEDIAN_SCREEN },
  ];
}

/** C1 to C7: what it costs to use the library. */
export const measureExports = async (): Promise<readonly Figure[]> => [...(await measureCosts()), ...(await measureEach())];
