import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, root, run } from './run.ts';
import type { Packed } from './writePackage.ts';

const consumers = join(root, 'tools/consumers');
/** A line that is a path alone, and the block below it. */
const NAMED_BLOCK = /^`([\w./-]+)`\n\n```\w+\n([\s\S]*?)^```$/gm;

/** Writes the files that a guide (`docs/….md`) tells a team to write. */
function followGuide(path: string, folder: string): void {
  const files = [...readFileSync(join(root, path), 'utf8').matchAll(NAMED_BLOCK)];
  if (files.length === 0) throw new Error(`${path} names no file above a block: there is nothing to follow.`);
  for (const [, name = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A folder outside the repository with the tarball and what it asks for besides. */
function install(name: string, { tarball }: Packed, products: string): string {
  const folder = join(products, name);
  cpSync(join(consumers, name), folder, { recursive: true });
  cpSync(join(consumers, 'tsconfig.json'), join(folder, 'tsconfig.base.json'));
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--include=dev', '--loglevel=error'];
  run('npm', ['install', tarball, ...flags], folder);
  return folder;
}

/** Products as teams would make them, by the letter of the guides: `consumers.config.ts` builds and serves them. */
export function makeProducts(packed: Packed, products: string): void {
  const viteApp = install('vite-app', packed, products);
  followGuide('docs/using-wallet-ui.md', viteApp);
  const theming = join(viteApp, 'guides/theming');
  followGuide('docs/guides/theming.md', theming);
  run(process.execPath, ['writeBrand.mjs'], theming);
  cpSync(join(root, 'examples/provider-product'), join(viteApp, 'examples/provider-product'), { recursive: true });
  const serverRendered = install('server-rendered', packed, products);
  // Every module, not only those of its page: none of them asks for a window by being loaded.
  const modules = packed.entries.map((entry) => `await import('@wallet/ui${entry.slice(1)}');`);
  run(process.execPath, ['--input-type=module', '--eval', modules.join('\n')], serverRendered);
  const frameworks = install('frameworks', packed, products);
  // Development servers run side by side: Vite keeps what it has prepared beside the nearest manifest, and serves files of the workspace around it.
  writeFileSync(join(frameworks, 'pnpm-workspace.yaml'), '');
  for (const name of ['next', 'react-router', 'astro', 'tanstack-router']) {
    followGuide(`docs/guides/${name}.md`, join(frameworks, name));
    cpSync(join(frameworks, 'package.json'), join(frameworks, name, 'package.json'));
  }
  for (const folder of [viteApp, serverRendered, frameworks]) run(bin('tsc'), ['--noEmit', '-p', 'tsconfig.json'], folder);
}
