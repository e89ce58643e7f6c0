import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const cache = join(import.meta.dirname, '../node_modules/.cache/wallet');

/** Reads a note of `npm run setup`. Empty if it has not run. */
function readNote(name: string): string {
  const marker = join(cache, name);
  return existsSync(marker) ? readFileSync(marker, 'utf8') : '';
}

/**
 * The browser for stories and journeys: CHROME_PATH, or the one that `npm run setup` started successfully. Empty if none is known
 * yet.
 */
export function findChromePath(): string {
  const override = process.env['CHROME_PATH'] ?? '';
  return override === '' ? readNote('chrome-path') : override;
}

/** Like {@link findChromePath}, for callers that require a browser. */
export function getChromePath(): string {
  const path = findChromePath();
  if (path === '') throw new Error('No browser is known yet, so nothing can be opened. Run npm run setup.');
  return path;
}

/** The Chromium of the lock file with its fonts, regardless of CHROME_PATH. Undefined where it cannot run (not linux-x64). */
export function findPinnedChrome(): { readonly path: string; readonly fontSettings: string } | undefined {
  const path = readNote('pinned-chrome-path');
  return path === '' ? undefined : { path, fontSettings: join(dirname(path), 'fonts.conf') };
}

/** `--no-sandbox` because CI runs as root. The others make pictures identical on every machine. */
export const chromeFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
