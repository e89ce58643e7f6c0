import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const buildExampleConfig = (origin: string, chatOrigin: string): string =>
  readFileSync(join(root, 'docs/deploy/config.example.json'), 'utf8')
    .replace('https://wallet.example', origin)
    .replace('https://chat.wallet.example', chatOrigin);

/** Runs `npm run build:provider` with a configuration. @param folder for the configuration and all output @returns the printed output */
export function buildForProvider(folder: string, config: string, ...options: readonly string[]): string {
  const file = join(folder, 'config.json');
  writeFileSync(file, config);
  const args = [join(root, 'tools/build-for-provider.ts'), file, '--out', folder, '--allow-dirty', ...options];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}
