import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildIfChanged } from './buildIfChanged.ts';
import { compressStatic } from './compressStatic.ts';
import { createIntegrityReader, addIntegrity } from '../deploy/integrity.ts';
import { prerenderFirstScreens } from './prerenderFirstScreens.ts';
import { appInputs } from './hashInputs.ts';

const app = join(import.meta.dirname, '../../app');

type AppBuild = {
  /** Replaces the shipped run-time configuration. The first screens are rendered with it. */
  readonly config?: string;
  /** Leaves out the stand-ins of the sandbox. @default false */
  readonly forProvider?: boolean;
  readonly version?: string | undefined;
};

const VERSION_FILE = /\/app\/src\/config\/version\.ts$/;

/** Stamps the app with the version of its build (DEP-003). */
const stampVersion = (version: string): Plugin => ({
  name: 'stamped-version',
  enforce: 'pre',
  load: { filter: { id: VERSION_FILE }, handler: () => `export const APP_VERSION = ${JSON.stringify(version)};` },
});

/** Writes the app with the prerendered first screens of its public pages and the compressed files. The manifest is kept for the budgets. */
export async function writeApp(next: string, { config, forProvider = false, version }: AppBuild = {}): Promise<void> {
  const { build } = await import('vite');
  const configFile = join(app, 'vite.config.ts');
  const folder = join(app, `node_modules/.first-screens-${process.pid}`);
  const mode = forProvider ? 'provider' : 'production';
  const plugins = version === undefined ? [] : [stampVersion(version)];
  const sourcemap = forProvider ? 'hidden' : false;
  await build({ configFile, mode, plugins, logLevel: 'warn', build: { manifest: true, outDir: next, sourcemap } });
  if (config !== undefined) writeFileSync(join(next, 'config.json'), config);
  const integrityOf = forProvider ? createIntegrityReader(next) : undefined;
  await build({
    configFile,
    mode,
    plugins,
    logLevel: 'warn',
    build: { ssr: 'src/firstScreens.tsx', outDir: folder, copyPublicDir: false },
  });
  await prerenderFirstScreens(next, join(folder, 'firstScreens.js'), integrityOf);
  if (integrityOf !== undefined) {
    const page = join(next, 'app.html');
    writeFileSync(page, addIntegrity(readFileSync(page, 'utf8'), integrityOf));
  }
  rmSync(folder, { recursive: true, force: true });
  await compressStatic(next);
}

/** Builds the app as served by the embedded provider, in app/dist. */
export const buildApp = (): Promise<void> =>
  buildIfChanged({ dist: join(app, 'dist'), inputs: appInputs, write: (next) => writeApp(next) });
