import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { checkApi } from './package/apiReport.ts';
import { makeProducts } from './package/makeProducts.ts';
import { getBinPath, root, run } from './package/run.ts';
import { writePackage } from './package/writePackage.ts';
import { createTemporaryFolder } from './createTemporaryFolder.ts';

const [published, products] = [createTemporaryFolder(), createTemporaryFolder()];
const ui = join(root, 'packages/ui');
run(getBinPath('tsdown'), ['--config', join(ui, 'tsdown.config.ts'), '--logLevel', 'error'], ui);
checkApi(process.argv.includes('--update'));
const packed = writePackage(published);
run(getBinPath('publint'), ['--strict', packed.tarball], published);
run(
  getBinPath('attw'),
  [packed.tarball, '--profile', 'esm-only', '--entrypoints', ...packed.entries, '--format', 'ascii', '--quiet'],
  published,
);
makeProducts(packed, products);
const env = { ...process.env, PRODUCTS: products };
execFileSync(getBinPath('playwright'), ['test', '-c', 'tools/package/consumers.config.ts'], { cwd: root, env, stdio: 'inherit' });
console.log(`package: ${packed.entries.length} modules, public types as announced, publint and attw clean, each guide and example holds`);
