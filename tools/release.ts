import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { buildPackage } from './package/buildPackage.ts';
import { checkRebuild, checkTarball } from './package/checkTarball.ts';
import { root } from './package/run.ts';
import { applyChangesets, listWaitingChangesets } from './release/applyChangesets.ts';
import { checkOrigin } from './release/checkOrigin.ts';

// `npm run release` makes the next version and its tarball. With `--publish`, which only the workflow uses, it publishes that tarball.
const isPublishing = process.argv.includes('--publish');
const npm = (...args: readonly string[]) => execFileSync('npm', args, { cwd: root, stdio: 'inherit' });
const manifest = z.object({ version: z.string(), repository: z.object({ url: z.string() }) });

if (!isPublishing) {
  applyChangesets(root);
  npm('install', '--package-lock-only', '--ignore-scripts', '--silent');
}
const packed = buildPackage();
const { version, repository } = manifest.parse(JSON.parse(readFileSync(join(packed.folder, 'package.json'), 'utf8')));
if (isPublishing) checkOrigin({ version, repository: repository.url, waiting: listWaitingChangesets(root) }, process.env);
checkTarball(packed);
checkRebuild(packed);
if (isPublishing) npm('publish', packed.tarball);
else {
  console.log(`release: ${packed.tarball} is complete. Commit the version, then push the commit and its tag, which publishes it:`);
  console.log(
    `  git commit -am "release: @wallet/ui ${version}" && git tag @wallet/ui@${version} && git push origin HEAD @wallet/ui@${version}`,
  );
}
