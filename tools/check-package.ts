import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkApi } from './package/apiReport.ts';
import { checkServerRendered, checkViteApps } from './package/checkConsumers.ts';
import { checkFrameworks, installFrameworks } from './package/checkFrameworks.ts';
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
  checkApi(process.argv.includes('--update'));
  const packed = writePackage(place('published'));
  const installing = installFrameworks(packed, place('frameworks'));
  run(bin('publint'), ['--strict', packed.tarball], folder);
  run(bin('attw'), [packed.tarball, '--profile', 'esm-only', '--entrypoints', ...packed.entries, '--format', 'ascii', '--quiet'], folder);
  await checkViteApps(packed, place('vite-app'));
  await checkServerRendered(packed, place('server-rendered'));
  if (await installing) await checkFrameworks(join(folder, 'frameworks'));
  else console.log('package: no registry is reached, the guides for frameworks are NOT followed');
  console.log(
    `package: ${packed.entries.length} modules, public types as announced, publint and attw clean; a Vite app, a whole product and a server-rendering app mount screens of it, the guides for frameworks and routers hold`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
