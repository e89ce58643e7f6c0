import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const cache = join(import.meta.dirname, '../node_modules/.cache/wallet');

/** Written by `npm run setup`; empty when it has not run. */
function noted(name: string): string {
  const marker = join(cache, name);
  return existsSync(marker) ? readFileSync(marker, 'utf8') : '';
}

/** The browser that stories and journeys run in: CHROME_PATH, else what `npm run setup` started once; empty when none is known yet. */
export function knownChromePath(): string {
  const override = process.env['CHROME_PATH'] ?? '';
  return override === '' ? noted('chrome-path') : override;
}

/** As {@link knownChromePath}, for what cannot go on without one. */
export function chromePath(): string {
  const path = knownChromePath();
  if (path === '') throw new Error('No browser is known yet, so nothing can be opened. Run npm run setup.');
  return path;
}

/** The Chromium of the lock file with its fonts, whatever CHROME_PATH says; undefined where it cannot run (not linux-x64). */
export function pinnedChrome(): { readonly path: string; readonly fontSettings: string } | undefined {
  const path = noted('pinned-chrome-path');
  return path === '' ? undefined : { path, fontSettings: join(dirname(path), 'fonts.conf') };
}

/** `--no-sandbox` because CI runs as root; the rest makes pictures the same on every machine. */
export const chromeFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
