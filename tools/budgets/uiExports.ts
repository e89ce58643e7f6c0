import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Figure } from './Figure.ts';
import { bundleExport, type Bundled } from './bundleExport.ts';

const ui = join(import.meta.dirname, '../../packages/ui/src');

/** C1 to C4: what one component costs, without and with its dependencies. Without a goal it is reported. */
const costs: readonly { readonly id: string; readonly name: string; readonly own?: number; readonly whole?: number }[] = [
  { id: 'C1', name: 'Button', own: 0.8, whole: 11 },
  { id: 'C2', name: 'TextField', own: 1.2, whole: 11.5 },
  { id: 'C3', name: 'Dialog', own: 1.5, whole: 12 },
  { id: 'C4', name: 'Select' },
];

const goalOf = (goal: number | undefined): { readonly goal?: number } => (goal === undefined ? {} : { goal });

async function measureCosts(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { id, name, own, whole } of costs) {
    if (!existsSync(join(ui, `components/${name}/${name}.tsx`)))
      throw new Error(`${id} is the cost of ${name}, which is no component any more.`);
    const bare = await bundleExport(`components/${name}`, name, 'external');
    const all = await bundleExport(`components/${name}`, name, 'included');
    figures.push(
      { id, what: `${name}, its own code`, value: bare.kb, unit: 'KB', ...goalOf(own) },
      { id, what: `${name}, with its dependencies`, value: all.kb, unit: 'KB', ...goalOf(whole) },
    );
  }
  return figures;
}

type Export = { readonly layer: string; readonly path: string; readonly name: string };

/** Components, patterns and screens: what a product imports by name. */
function listExports(): readonly Export[] {
  const files = globSync('{components,patterns,screens}/*/*.tsx', { cwd: ui, exclude: ['**/*.test.tsx'] }).toSorted();
  return files.flatMap((file) => {
    const [layer = '', folder = ''] = file.split('/');
    const name = basename(file, '.tsx');
    if (layer === 'screens' ? !name.endsWith('Screen') : name !== folder) return [];
    return [{ layer, path: layer === 'components' ? `components/${name}` : `${dirname(file)}/${name}`, name }];
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

/** C6: importing one export brings no code of another one along. */
async function measureBaggage(): Promise<readonly Figure[]> {
  const exports = listExports();
  if (exports.length < 30) throw new Error(`C6 found only ${exports.length} exports of @wallet/ui: it does not look where they are.`);
  const carried: string[] = [];
  for (const one of exports) {
    const baggage = baggageOf(one, await bundleExport(one.path, one.name, 'external'));
    if (baggage.length > 0) carried.push(`${one.path}: ${baggage.join(', ')}`);
  }
  for (const line of carried) console.log(`     ${line}`);
  return [{ id: 'C6', what: `exports of ${exports.length} that bring code of another one`, value: carried.length, unit: '', goal: 0 }];
}

export async function measureExports(): Promise<readonly Figure[]> {
  return [...(await measureCosts()), ...(await measureBaggage())];
}
