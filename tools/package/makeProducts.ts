import { cpSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getBinPath, root, run } from './run.ts';
import type { Packed } from './buildPackage.ts';
import { followGuide, listGuides, listStarters } from './guides.ts';

const consumers = join(root, 'tools/consumers');

/** Installs the tarball and its peers into a folder outside the repository. */
function install(name: string, { tarball }: Packed, products: string): string {
  const folder = join(products, name);
  cpSync(join(consumers, name), folder, { recursive: true });
  cpSync(join(consumers, 'tsconfig.json'), join(folder, 'tsconfig.base.json'));
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--include=dev', '--loglevel=error'];
  run('npm', ['install', tarball, ...flags], folder);
  return folder;
}

/** Creates products exactly as the guides describe, and those that a team copies. `consumers.config.ts` builds and serves them. */
export function makeProducts(packed: Packed, products: string): void {
  const viteApp = install('vite-app', packed, products);
  followGuide('docs/using-wallet-ui.md', viteApp);
  for (const name of listGuides()) followGuide(`docs/guides/${name}.md`, join(viteApp, 'guides', name));
  run(process.execPath, ['writeBrand.mjs'], join(viteApp, 'guides/theming'));
  // Lets the strictest compiler of all products read every declaration, not only those of the page.
  const types = packed.entries.map((entry, index) => `export type * as entry${index} from '@wallet/ui${entry.slice(1)}';`);
  writeFileSync(join(viteApp, 'src/entries.ts'), types.join('\n'));
  const serverRendered = install('server-rendered', packed, products);
  // Imports every module, not only those of the page, to prove that none needs a window when loaded.
  const modules = packed.entries.map((entry) => `await import('@wallet/ui${entry.slice(1)}');`);
  run(process.execPath, ['--input-type=module', '--eval', modules.join('\n')], serverRendered);
  const starters = install('starters', packed, products);
  // Development servers run side by side. Vite stores its cache next to the nearest manifest and serves files of the surrounding workspace.
  writeFileSync(join(starters, 'pnpm-workspace.yaml'), '');
  const folders = listStarters().map((name) => join(starters, name));
  for (const folder of folders) cpSync(join(root, 'examples', basename(folder)), folder, { recursive: true });
  for (const folder of [viteApp, serverRendered, ...folders]) run(getBinPath('tsc'), ['--noEmit', '-p', 'tsconfig.json'], folder);
}
