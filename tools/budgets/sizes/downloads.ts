import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Figure } from '../Figure.ts';
import { ASSETS, CHART, getGoal, goals, HOME, isLazyRoute, LOGIN, LOGIN_IDLE, getModules } from './routes.ts';

const dist = join(import.meta.dirname, '../../../app/dist');
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isDynamicEntry: z._default(z.boolean(), false),
    imports: z._default(z.array(z.string()), []),
  }),
);
const readManifest = () => manifestSchema.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));

/**
 * Transfer size of files below `app/dist` in KB of 1,000 bytes. Fonts are already compressed, all other files are compressed by the build.
 */
export const getSizeKb = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(join(dist, file.endsWith('.woff2') ? file : `${file}.br`)).size / 1000, 0);

/** The files that modules need before they run: their own chunks and all static imports. */
export function findStaticFiles(modules: readonly string[], manifest = readManifest()): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no module ${name}, so its size is unknown. Correct sizes/routes.ts.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports) visit(next);
  };
  for (const name of modules) visit(name);
  return files;
}

/** D5: what every other route adds to /assets. */
function measureLazyRoutes(): readonly Figure[] {
  const manifest = readManifest();
  const home = findStaticFiles(ASSETS, manifest);
  return Object.entries(manifest).flatMap(([module, { isDynamicEntry }]): Figure[] => {
    if (!isDynamicEntry || !isLazyRoute(module)) return [];
    const own = [...findStaticFiles(getModules(module), manifest)].filter((file) => !home.has(file));
    return [{ id: 'D5', what: module, value: getSizeKb(own), unit: 'KB', goal: getGoal(module) }];
  });
}

/** D1 to D5, D7: the downloads of a route, from the manifest alone. */
export function measureDownloads(): readonly Figure[] {
  const kb = (modules: readonly string[]): number => getSizeKb(findStaticFiles(modules));
  const unit = 'KB';
  return [
    { id: 'D1', what: '/ JavaScript before first paint', value: kb(HOME), unit, goal: goals.home },
    { id: 'D2', what: '/login JavaScript before first paint', value: kb(LOGIN), unit, goal: goals.login },
    { id: 'D3', what: '/login JavaScript until idle', value: kb(LOGIN_IDLE), unit, goal: goals.loginIdle },
    { id: 'D4', what: '/assets JavaScript until the accounts are shown', value: kb(ASSETS), unit, goal: goals.assets },
    {
      id: 'D4',
      what: '/assets JavaScript of the chart, after them',
      value: kb([...ASSETS, ...CHART]) - kb(ASSETS),
      unit,
      goal: goals.chart,
    },
    ...measureLazyRoutes(),
    { id: 'D7', what: 'all stylesheets', value: getSizeKb(globSync('static/**/*.css', { cwd: dist })), unit, goal: 6 },
  ];
}
