import type { HostedPage } from '@wallet/core/configuration/buildHostedPages';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressStatic } from '../build/compressStatic.ts';

const app = join(import.meta.dirname, '../../app');

/** Builds `app/chat.html` or `app/identity.html` into its own folder, together with its configuration (THIRD-046, THIRD-050). */
export async function writeHostedPage(folder: string, page: HostedPage): Promise<void> {
  const name = `${page.folder}.html`;
  const input = join(app, name);
  if (!existsSync(input)) throw new Error(`The configuration asks for a page of its own, and app/${name} is not there.`);
  const { build } = await import('vite');
  await build({
    configFile: join(app, 'vite.config.ts'),
    mode: 'provider',
    logLevel: 'warn',
    build: { outDir: folder, manifest: false, copyPublicDir: false, rolldownOptions: { input } },
  });
  renameSync(join(folder, name), join(folder, 'index.html'));
  writeFileSync(join(folder, 'config.json'), `${JSON.stringify(page.config)}\n`);
  await compressStatic(folder);
}
