import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { minifySync } from 'vite';
import type { Figure } from '../Figure.ts';
import { bundleExports, type Bundled, type Import } from './bundleExports.ts';
import { median } from '../compare.ts';
import { publicNames } from '../../package/publicNames.ts';
import { brotliKb } from './manifest.ts';

const ui = join(import.meta.dirname, '../../../packages/ui/src');

/** C1 to C4: what one component costs, without and with its dependencies. */
const costs: readonly {
  readonly id: string;
  readonly name: string;
  readonly own: number;
  readonly whole: number;
  /** All of its own code, where a part is loaded on the first sign of use. */
  readonly whenUsed?: number;
}[] = [
  { id: 'C1', name: 'Button', own: 0.8, whole: 11 },
  { id: 'C2', name: 'TextField', own: 1.2, whole: 11.5 },
  // Set at 1.5 for a sketch; ours shares one slot with every other overlay and leaves with an animation.
  { id: 'C3', name: 'Dialog', own: 2, whole: 12 },
  // The picker is a full-screen overlay with a search: 3.7 KB that are loaded on the first sign of use.
  { id: 'C4', name: 'Select', own: 2.5, whenUsed: 6.2, whole: 32 },
];
/** C5: all of them in one product, with their dependencies. */
const TOGETHER = 35;
/** C7: own code of a screen, at most and in the middle. */
const SCREEN = 8;
const MEDIAN_SCREEN = 4;

const componentOf = (name: string): Import => ({ path: `components/${name}`, name });

async function measureCosts(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { id, name, own, whenUsed, whole } of costs) {
    if (!existsSync(join(ui, `components/${name}/${name}.tsx`)))
      throw new Error(`${id} is the cost of ${name}, which is no component any more.`);
    const bare = await bundleExports([componentOf(name)], 'external');
    const all = await bundleExports([componentOf(name)], 'included');
    figures.push(
      { id, what: `${name}, its own code`, value: bare.kb, unit: 'KB', goal: whenUsed ?? own },
      ...(bare.firstKb < bare.kb
        ? [{ id, what: `${name}, its own code until it is used`, value: bare.firstKb, unit: 'KB', goal: own }]
        : []),
      { id, what: `${name}, with its dependencies`, value: all.kb, unit: 'KB', goal: whole },
    );
  }
  const together = await bundleExports(
    costs.map(({ name }) => componentOf(name)),
    'included',
  );
  return [...figures, { id: 'C5', what: 'the four together, with their dependencies', value: together.kb, unit: 'KB', goal: TOGETHER }];
}

type Export = Import & { readonly layer: string };

/** Components, patterns and screens: what a product imports by name. */
function listExports(): readonly Export[] {
  return publicNames().flatMap(({ entry, name, source }) => {
    const [layer = ''] = entry.split('/');
    const isMain = layer === 'screens' ? name.endsWith('Screen') : name === basename(source, '.tsx');
    return ['components', 'patterns', 'screens'].includes(layer) && isMain ? [{ layer, path: entry, name }] : [];
  });
}

const above: Record<string, RegExp> = { components: /\/src\/(patterns|screens)\//, patterns: /\/src\/screens\// };

/** Bytes of sources that the export does not use at all, or that belong to a layer above its own. */
function baggageOf({ layer }: Export, { modules }: Bundled): readonly string[] {
  const sources = [...modules].filter(([file, { bytes }]) => file.startsWith(ui) && bytes > 0);
  if (sources.length === 0)
    throw new Error('C6 found no source in a bundle: the names of its modules are not those of the files any more.');
  const unused = sources.filter(([file, { used }]) => used.length === 0 || above[layer]?.test(file) === true);
  return unused.map(([file, { bytes }]) => `${file.slice(ui.length + 1)} (${bytes} bytes)`);
}

/** C7: what a screen brings of its own, patterns included; components and foundations are shared by all of them. */
function screenKb({ modules }: Bundled): number {
  const own = [...modules].filter(([file]) => /\/src\/(screens|patterns)\//.test(file)).map(([, { code }]) => code);
  const { code, errors } = minifySync('screen.js', own.join('\n'), { module: true, mangle: { toplevel: true }, compress: true });
  if (errors.length > 0) throw new Error(`C7: the code of a screen cannot be minified: ${errors.map(({ message }) => message).join(', ')}`);
  return brotliKb(Buffer.from(code));
}

/** C6 and C7: each export in a bundle of its own, with no code of another one, and no screen heavier than a screen may be. */
async function measureEach(): Promise<readonly Figure[]> {
  const exports = listExports();
  if (exports.length < 30) throw new Error(`C6 found only ${exports.length} exports of @wallet/ui: it does not look where they are.`);
  const carried: string[] = [];
  const screens: { readonly name: string; readonly kb: number }[] = [];
  for (const one of exports) {
    const bundled = await bundleExports([one], 'external');
    const baggage = baggageOf(one, bundled);
    if (baggage.length > 0) carried.push(`${one.path}: ${baggage.join(', ')}`);
    if (one.layer === 'screens') screens.push({ name: one.name, kb: screenKb(bundled) });
  }
  for (const line of carried) console.log(`     ${line}`);
  const heaviest = screens.toSorted((left, right) => right.kb - left.kb);
  return [
    { id: 'C6', what: `exports of ${exports.length} that bring code of another one`, value: carried.length, unit: '', goal: 0 },
    ...heaviest.slice(0, 3).map(({ name, kb }) => ({ id: 'C7', what: `${name}, its own code`, value: kb, unit: 'KB', goal: SCREEN })),
    {
      id: 'C7',
      what: `the median of ${screens.length} screens`,
      value: median(screens.map(({ kb }) => kb)),
      unit: 'KB',
      goal: MEDIAN_SCREEN,
    },
  ];
}

export async function measureExports(): Promise<readonly Figure[]> {
  return [...(await measureCosts()), ...(await measureEach())];
}
