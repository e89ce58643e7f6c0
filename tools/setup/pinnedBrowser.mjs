// The Chromium of the lock file. It comes as an npm package without a separate download, so every linux-x64 machine renders with the same
// one.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { isBrowser } from './installedBrowser.mjs';

/** True if this machine can run it. Others use an installed Chromium, and pictures are not compared. */
export const isPinnable = process.platform === 'linux' && process.arch === 'x64';

function unpack(packed, folder) {
  for (const name of readdirSync(packed)) {
    const bytes = brotliDecompressSync(readFileSync(join(packed, name)));
    if (name === 'chromium.br') writeFileSync(join(folder, 'chromium'), bytes, { mode: 0o755 });
    else if (spawnSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: bytes }).status !== 0)
      throw new Error(`${name} cannot be unpacked`);
  }
}

/** Allows only the bundled font, without hinting, so that no machine's fonts affect a picture. */
function writeFontSettings(template, folder) {
  const settings = readFileSync(template, 'utf8').replaceAll('@FOLDER@', folder);
  writeFileSync(join(folder, 'fonts.conf'), settings);
}

/** A machine without the required libraries (nss, expat) uses the bundled ones. */
function writeWrapper(folder) {
  const wrapper = join(folder, 'chromium-with-libraries');
  writeFileSync(wrapper, `#!/bin/sh\nLD_LIBRARY_PATH='${join(folder, 'lib')}' exec '${join(folder, 'chromium')}' "$@"\n`);
  chmodSync(wrapper, 0o755);
  return wrapper;
}

/** Unpacks the browser once into the cache. Returns the path to start, or undefined if it does not start. */
export function pinnedBrowser(root, cache) {
  const source = join(root, 'node_modules/@sparticuz/chromium');
  if (!isPinnable || !existsSync(source)) return undefined;
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    const half = `${folder}.${process.pid}`;
    mkdirSync(half, { recursive: true });
    unpack(join(source, 'bin'), half);
    // The rename is atomic: if several processes unpack at the same time, the first one wins.
    try {
      renameSync(half, folder);
    } catch {
      rmSync(half, { recursive: true });
    }
  }
  writeFontSettings(join(root, 'visual-tests/fonts.conf'), folder);
  return [join(folder, 'chromium'), writeWrapper(folder)].find(isBrowser);
}
