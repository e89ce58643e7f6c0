import { join } from 'node:path';
import { buildIfChanged } from './buildIfChanged.ts';
import { compressStatic } from './compressStatic.ts';
import { consoleInputs } from './hashInputs.ts';

const folder = join(import.meta.dirname, '../../packages/console');

/** Builds the operator's console of the embedded provider, in packages/console/dist. It is not part of any build of the app. */
export const buildConsole = (): Promise<void> =>
  buildIfChanged({
    dist: join(folder, 'dist'),
    inputs: consoleInputs,
    write: async (next) => {
      const { build } = await import('vite');
      await build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'error', build: { outDir: next } });
      await compressStatic(next);
    },
  });
