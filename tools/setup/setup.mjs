// Sets this folder up to run. Plain JavaScript for the machine's own Node 20. Everything after it runs on the Node of the lock file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installedBrowser, isBrowser } from './installedBrowser.mjs';
import { pinnedBrowser } from './pinnedBrowser.mjs';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/wallet');
const wanted = readFileSync(join(root, '.node-version'), 'utf8').trim();

const say = (text) => console.log(`setup: ${text}`);
const fail = (text) => {
  console.error(`setup: ${text}`);
  process.exit(1);
};

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const marker = join(cache, 'installed');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  say('installing packages');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('npm ci failed; when the lock file is incomplete, delete it with node_modules and run npm install');
  mkdirSync(cache, { recursive: true });
  writeFileSync(marker, lock);
}

function checkNode() {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const found = spawnSync('node', ['--version'], { env: { ...process.env, PATH: path }, encoding: 'utf8' }).stdout?.trim();
  const [major, minor] = (found ?? '').replace('v', '').split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(`Node ${wanted} or newer is needed, npm scripts see ${found}. On Linux it comes with the packages: run npm ci --include=optional.`);
}

/** The browser for stories and journeys: CHROME_PATH, the pinned one, or an installed one. Pictures use only the pinned one. */
function findBrowser() {
  const given = process.env.CHROME_PATH ?? '';
  if (given !== '' && !isBrowser(given)) fail(`CHROME_PATH is ${given}, and that is no browser that starts`);
  const pinned = pinnedBrowser(root, cache);
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'pinned-chrome-path'), pinned ?? '');
  if (given !== '') return given;
  const found = pinned ?? installedBrowser() ?? fail('no Chromium starts here: install one, or set CHROME_PATH to one');
  writeFileSync(join(cache, 'chrome-path'), found);
  return found;
}

installPackages();
checkNode();
if (process.argv.includes('--browser')) say(`browser ${findBrowser()}`);
