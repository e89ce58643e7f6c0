import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './Figure.ts';
import { readManifest, sizeOf, staticClosure, type Manifest } from './manifest.ts';
import { ASSETS, HOME, lazyRoutes, LOGIN, LOGIN_IDLE, OWED_D4 } from './routes.ts';

const dist = join(import.meta.dirname, '../../app/dist');

/** D5: what every other route adds to what /assets has. */
function measureLazyRoutes(manifest: Manifest): readonly Figure[] {
  const shared = staticClosure(manifest, ASSETS);
  return lazyRoutes(manifest).map(({ module, modules, goal }) => {
    const own = [...staticClosure(manifest, modules)].filter((file) => !shared.has(file));
    return { id: 'D5', what: module, value: sizeOf(own), unit: 'KB', goal };
  });
}

/** D1 to D5, D7: what a route downloads, from the manifest alone. */
export function measureDownloads(): readonly Figure[] {
  const manifest = readManifest();
  const kb = (modules: readonly string[]): number => sizeOf(staticClosure(manifest, modules));
  return [
    { id: 'D1', what: '/ JavaScript before first paint', value: kb(HOME), unit: 'KB', goal: 102 },
    { id: 'D2', what: '/login JavaScript before first paint', value: kb(LOGIN), unit: 'KB', goal: 122 },
    { id: 'D3', what: '/login JavaScript until idle', value: kb(LOGIN_IDLE), unit: 'KB', goal: 142 },
    { id: 'D4', what: '/assets JavaScript until the accounts are shown', value: kb(ASSETS), unit: 'KB', goal: 130, owed: OWED_D4 },
    ...measureLazyRoutes(manifest),
    { id: 'D7', what: 'all stylesheets', value: sizeOf(globSync('static/**/*.css', { cwd: dist })), unit: 'KB', goal: 6 },
  ];
}
