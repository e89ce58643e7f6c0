import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** True if the path is a browser that starts. An existing file is not proof: it may be the wrapper of an uninstalled snap. */
export function isBrowser(path) {
  try {
    accessSync(path, constants.X_OK);
    const options = { encoding: 'utf8', timeout: 20_000, stdio: ['ignore', 'pipe', 'ignore'] };
    return /Chrom/.test(execFileSync(path, ['--version', '--no-sandbox'], options));
  } catch {
    return false;
  }
}

function onPath() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

function install() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log('setup: installing chromium with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
}

/** Returns an installed Chromium, and installs one on Debian as root if there is none. Undefined if none starts. */
export function installedBrowser() {
  const found = onPath().find(isBrowser);
  if (found !== undefined) return found;
  install();
  return onPath().find(isBrowser);
}
