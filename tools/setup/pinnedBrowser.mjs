// The Chromium of the lock file: it comes as a package (no download of its own), so every linux-x64 machine draws with the same one.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { isBrowser } from './installedBrowser.mjs';

/** Whether this machine can run it; elsewhere an installed Chromium serves, and pictures are not compared. */
export const isPinnable = process.platform === 'linux' && process.arch === 'x64';

function unpack(packed, folder) {
  for (const name of readdirSync(packed)) {
    const bytes = brotliDecompressSync(readFileSync(join(packed, name)));
    if (name === 'chromium.br') writeFileSync(join(folder, 'chromium'), bytes, { mode: 0o755 });
    else if (spawnSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: bytes }).status !== 0)
      throw new Error(`${name} cannot be unpacked`);
  }
}

/** Only the font that came with the browser, drawn without hinting: no machine's fonts reach a picture. */
function writeFontSettings(template, folder) {
  const settings = readFileSync(template, 'utf8').replaceAll('@FOLDER@', folder);
  writeFileSync(join(folder, 'fonts.conf'), settings);
}

/** A machine without the libraries of a browser (nss, expat) uses those that came with it. */
function writeWrapper(folder) {
  const wrapper = join(folder, 'chromium-with-libraries');
  writeFileSync(wrapper, `#!/bin/sh\nLD_LIBRARY_PATH='${join(folder, 'lib')}' exec '${join(folder, 'chromium')}' "$@"\n`);
  chmodSync(wrapper, 0o755);
  return wrapper;
}

/** Unpacks it once into the cache. Answers the path to start, or undefined where it does not start. */
export function pinnedBrowser(root, cache) {
  const source = join(root, 'node_modules/@sparticuz/chromium');
  if (!isPinnable || !existsSync(source)) return undefined;
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    const half = `${folder}.${process.pid}`;
    mkdirSync(half, { recursive: true });
    unpack(join(source, 'bin'), half);
    // Whole or not at all: another process may unpack at the same time, and the first to finish has won.
    try {
      renameSync(half, folder);
    } catch {
      rmSync(half, { recursive: true });
    }
  }
  writeFontSettings(join(root, 'visual-tests/fonts.conf'), folder);
  return [join(folder, 'chromium'), writeWrapper(folder)].find(isBrowser);
}
