import { basename, join } from 'node:path';
import { minifySync, type Rolldown } from 'vite';
import { listPublicNames } from '../../package/listPublicNames.ts';
import { median, type Figure } from '../Figure.ts';
import { toBrotliKb, bundle } from './bundle.ts';

const ui = join(import.meta.dirname, '../../../packages/ui/src');

/** C1 to C4 in KB: the size of one component without and with its dependencies. */
const costs = [
  // The goal was 0.8 for a sketch. Ours is disabled in the HTML until its script has loaded, and has a busy state.
  { id: 'C1', name: 'Button', own: 1, whole: 11 },
  { id: 'C2', name: 'TextField', own: 1.2, whole: 11.5 },
  // The goal was 1.5 for a sketch. Ours shares one slot with all overlays and has a closing animation.
  { id: 'C3', name: 'Dialog', own: 2, whole: 12 },
  // The picker is a full-screen overlay with search. Its 3.7 KB (`whenUsed`) are loaded at the first sign of use.
  { id: 'C4', name: 'Select', own: 2.5, whenUsed: 6.2, whole: 32 },
];
/** C5: all four in one product, with their dependencies. */
const MAX_TOGETHER_KB = 35;
/** C7: a screen's own code, maximum and median. */
const [MAX_SCREEN_KB, MAX_MEDIAN_SCREEN_KB] = [8, 4];

const ENTRY = '\0bundled-export';
/** Vite's helper that preloads a lazy part and its styles. A product contains it once, so it belongs to no component. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const REACT = /^react(-dom)?($|\/)/;
/** Core is private, so its code is part of the published package. */
const DEPENDENCY = /^(?!\0|[./]|@wallet\/)/;

type Import = { readonly path: string; readonly name: string };
const toKb = (chunks: readonly Rolldown.OutputChunk[]): number => toBrotliKb(chunks.map(({ code }) => code).join('\n'));

/** Bundles exports as a product's build would. With all dependencies external, only their own code remains. */
async function bundleExports(imports: readonly Import[], external: RegExp): Promise<readonly Rolldown.OutputChunk[]> {
  const entry = imports.map(({ path, name }) => `export { ${name} } from '@wallet/ui/${path}';`).join('\n');
  // The dependencies declare that they have no side effects; an external one could not.
  const treeshake = { moduleSideEffects: 'no-external' } as const;
  const outputs = await bundle({ input: ENTRY, preserveEntrySignatures: 'strict', external, treeshake, output: { format: 'es' } }, [
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
    const all = toKb(await bundleExports([from], REACT));
    figures.push(
      { id, what: `${name}, its own code`, value: toKb(bare), unit: 'KB', goal: whenUsed },
      { id, what: `${name}, its own code until it is used`, value: toKb(first), unit: 'KB', goal: own },
      { id, what: `${name}, with its dependencies`, value: all, unit: 'KB', goal: whole },
    );
  }
  const together = await bundleExports(
    components.map(({ from }) => from),
    REACT,
  );
  return [
    ...figures,
    { id: 'C5', what: 'the four together, with their dependencies', value: toKb(together), unit: 'KB', goal: MAX_TOGETHER_KB },
  ];
}

/** The exports that a product imports by name: components, patterns and screens. */
const listExports = () =>
  listPublicNames().flatMap(({ entry, name, source }) => {
    const [layer = ''] = entry.split('/');
    const isMain = layer === 'screens' ? name.endsWith('Screen') : name === basename(source, '.tsx');
    return ['components', 'patterns', 'screens'].includes(layer) && isMain ? [{ layer, path: entry, name }] : [];
  });

const LAYERS_ABOVE: Record<string, RegExp> = { components: /\/src\/(patterns|screens)\//, patterns: /\/src\/screens\// };

/** Sources in the bundle that the export does not use, or that belong to a higher layer. */
function findBaggage(layer: string, modules: readonly (readonly [string, Rolldown.RenderedModule])[]): readonly string[] {
  const sources = modules.filter(([file, { renderedLength }]) => file.startsWith(ui) && renderedLength > 0);
  if (sources.length === 0)
    throw new Error('C6 found no source in a bundle: the names of its modules are not those of the files any more.');
  return sources
    .filter(([file, { renderedExports }]) => renderedExports.length === 0 || LAYERS_ABOVE[layer]?.test(file) === true)
    .map(([file, { renderedLength }]) => `${file.slice(ui.length + 1)} (${renderedLength} bytes)`);
}

/** KB of a screen's own code, including patterns. Components and foundations are shared by all screens. */
function measureScreenKb(modules: readonly (readonly [string, Rolldown.RenderedModule])[]): number {
  const own = modules.flatMap(([file, { code }]) => (/\/src\/(screens|patterns)\//.test(file) ? [code ?? ''] : []));
  return toBrotliKb(minifySync('screen.js', own.join('\n'), { module: true, mangle: { toplevel: true }, compress: true }).code);
}

/** C6 and C7: bundles each export separately. None may contain code of another export, and no screen may exceed its size. */
async function measureEach(): Promise<readonly Figure[]> {
  const exports = listExports();
  if (exports.length < 30) throw new Error(`C6 found only ${exports.length} exports of @wallet/ui: it does not look where they are.`);
  const carried: string[] = [];
  const screens: { readonly name: string; readonly kb: number }[] = [];
  for (const one of exports) {
    const modules = (await bundleExports([one], DEPENDENCY)).flatMap((chunk) => Object.entries(chunk.modules));
    const baggage = findBaggage(one.layer, modules);
    if (baggage.length > 0) carried.push(`${one.path}: ${baggage.join(', ')}`);
    if (one.layer === 'screens') screens.push({ name: one.name, kb: measureScreenKb(modules) });
  }
  for (const line of carried) console.log(`     ${line}`);
  const heaviest = screens.toSorted((left, right) => right.kb - left.kb).slice(0, 3);
  const middle = median(screens.map(({ kb }) => kb));
  return [
    { id: 'C6', what: `exports of ${exports.length} that bring code of another one`, value: carried.length, unit: '', goal: 0 },
    ...heaviest.map(({ name, kb }) => ({ id: 'C7', what: `${name}, its own code`, value: kb, unit: 'KB', goal: MAX_SCREEN_KB })),
    { id: 'C7', what: `the median of ${screens.length} screens`, value: middle, unit: 'KB', goal: MAX_MEDIAN_SCREEN_KB },
  ];
}

/** C1 to C7: the size of the library's exports. */
export const measureExports = async (): Promise<readonly Figure[]> => [...(await measureCosts()), ...(await measureEach())];
