import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getBinPath, root, run } from './run.ts';
import type { Packed } from './writePackage.ts';

const consumers = join(root, 'tools/consumers');
/** A line that contains only a path, and the code block below it. */
const NAMED_BLOCK = /^`([\w./-]+)`\n\n```\w+\n([\s\S]*?)^```$/gm;

/** Writes the files of a guide (`docs/….md`) as a team would. */
function followGuide(path: string, folder: string): void {
  const files = [...readFileSync(join(root, path), 'utf8').matchAll(NAMED_BLOCK)];
  if (files.length === 0) throw new Error(`${path} names no file above a block: there is nothing to follow.`);
  for (const [, name = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Installs the tarball and its peers into a folder outside the repository. */
function install(name: string, { tarball }: Packed, products: string): string {
  const folder = join(products, name);
  cpSync(join(consumers, name), folder, { recursive: true });
  cpSync(join(consumers, 'tsconfig.json'), join(folder, 'tsconfig.base.json'));
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--include=dev', '--loglevel=error'];
  run('npm', ['install', tarball, ...flags], folder);
  return folder;
}

/** Creates products exactly as the guides describe. `consumers.config.ts` builds and serves them. */
export function makeProducts(packed: Packed, products: string): void {
  const viteApp = install('vite-app', packed, products);
  followGuide('docs/using-wallet-ui.md', viteApp);
  const theming = join(viteApp, 'guides/theming');
  followGuide('docs/guides/theming.md', theming);
  run(process.execPath, ['writeBrand.mjs'], theming);
  cpSync(join(root, 'examples/provider-product'), join(viteApp, 'examples/provider-product'), { recursive: true });
  const serverRendered = install('server-rendered', packed, products);
  // Imports every module, not only those of the page, to prove that none needs a window when loaded.
  const modules = packed.entries.map((entry) => `await import('@wallet/ui${entry.slice(1)}');`);
  run(process.execPath, ['--input-type=module', '--eval', modules.join('\n')], serverRendered);
  const frameworks = install('frameworks', packed, products);
  // Development servers run side by side. Vite stores its cache next to the nearest manifest and serves files of the surrounding workspace.
  writeFileSync(join(frameworks, 'pnpm-workspace.yaml'), '');
  for (const name of ['next', 'react-router', 'astro', 'tanstack-router']) {
    followGuide(`docs/guides/${name}.md`, join(frameworks, name));
    cpSync(join(frameworks, 'package.json'), join(frameworks, name, 'package.json'));
  }
  for (const folder of [viteApp, serverRendered, frameworks]) run(getBinPath('tsc'), ['--noEmit', '-p', 'tsconfig.json'], folder);
}
