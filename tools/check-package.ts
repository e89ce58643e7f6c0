import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkServerRendered, checkViteApp } from './package/checkConsumers.ts';
import { bin, root, run } from './package/run.ts';
import { writePackage } from './package/writePackage.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallet-ui-'));
const place = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};
try {
  const ui = join(root, 'packages/ui');
  run(bin('tsdown'), ['--config', join(ui, 'tsdown.config.ts'), '--logLevel', 'error'], ui);
  const packed = writePackage(place('published'));
  run(bin('publint'), ['--strict', packed.tarball], folder);
  run(bin('attw'), [packed.tarball, '--profile', 'esm-only', '--entrypoints', ...packed.entries, '--format', 'ascii', '--quiet'], folder);
  await checkViteApp(packed, place('vite-app'));
  await checkServerRendered(packed, place('server-rendered'));
  console.log(
    `package: ${packed.entries.length} modules, publint and attw clean, a Vite app and a server-rendering one mount screens of it`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
