import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenChanged } from './buildWhenChanged.ts';
import { compressStatic } from './compressStatic.ts';
import { drawFirstScreens } from './drawFirstScreens.ts';
import { appInputs } from './inputHash.ts';

const app = join(import.meta.dirname, '../app');

type AppBuild = {
  /** A run-time configuration in place of the shipped one; the first screens are drawn with it. */
  readonly config?: string;
  /** Without the stand-ins of the sandbox. @default false */
  readonly forProvider?: boolean;
};

/** Writes the app and the first screens of its public pages, and what travels compressed. It carries its manifest: the budgets read it. */
export async function writeApp(next: string, { config, forProvider = false }: AppBuild = {}): Promise<void> {
  const { build } = await import('vite');
  const configFile = join(app, 'vite.config.ts');
  const drawn = join(app, `node_modules/.first-screens-${process.pid}`);
  const mode = forProvider ? 'provider' : 'production';
  await build({ configFile, mode, logLevel: 'warn', build: { manifest: true, outDir: next } });
  if (config !== undefined) writeFileSync(join(next, 'config.json'), config);
  await build({ configFile, mode, logLevel: 'warn', build: { ssr: 'src/firstScreens.tsx', outDir: drawn, copyPublicDir: false } });
  await drawFirstScreens(next, join(drawn, 'firstScreens.js'));
  rmSync(drawn, { recursive: true, force: true });
  await compressStatic(next);
}

/** The app as the embedded provider serves it, in app/dist. */
export const buildApp = (): Promise<void> =>
  buildWhenChanged({ dist: join(app, 'dist'), inputs: appInputs, write: (next) => writeApp(next) });
