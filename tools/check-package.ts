import { execFileSync } from 'node:child_process';
import { checkApi } from './package/apiReport.ts';
import { buildPackage } from './package/buildPackage.ts';
import { checkRebuild, checkTarball } from './package/checkTarball.ts';
import { makeProducts } from './package/makeProducts.ts';
import { getBinPath, root } from './package/run.ts';
import { createTemporaryFolder } from './createTemporaryFolder.ts';

const products = createTemporaryFolder();
const packed = buildPackage();
checkApi(process.argv.includes('--update'));
checkTarball(packed);
checkRebuild(packed);
makeProducts(packed, products);
const env = { ...process.env, PRODUCTS: products };
execFileSync(getBinPath('playwright'), ['test', '-c', 'tools/package/consumers.config.ts'], { cwd: root, env, stdio: 'inherit' });
console.log(
  `package: ${packed.entries.length} modules, public types as announced, accepted by npm, publint and attw, equal when built again, each guide and example holds`,
);
