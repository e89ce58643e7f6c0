import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../Figure.ts';
import { readManifest, sizeOf, staticClosure, type Manifest } from './manifest.ts';
import { ASSETS, BEFOREHAND, CHART, D3, D4, HOME, lazyRoutes, LOGIN, LOGIN_IDLE } from './routes.ts';

const dist = join(import.meta.dirname, '../../../app/dist');

/** What every page with a field loads, as the build names its file (`app/chunks.config.ts`). */
const FIELDS = 'fields';
/** The form engine with its resolver is 13 of it, and what fields, actions and dialogs need the rest (docs/adr/0013). */
const FIRST_FORM = 22;

/**
 * D5: what every other route adds to what /assets has; the first touch has fetched the messages. What at least half of the forms load comes
 * with the first form of a session: it is a figure of its own, and no route's.
 */
function measureLazyRoutes(manifest: Manifest): readonly Figure[] {
  const shared = staticClosure(manifest, [...ASSETS, ...BEFOREHAND]);
  const fields = Object.values(manifest).find(({ name }) => name === FIELDS)?.file;
  if (fields === undefined)
    throw new Error(`The build has no file '${FIELDS}', so what a form adds is unknown. Correct app/chunks.config.ts.`);
  const routes = lazyRoutes(manifest).map(({ module, modules, goal }) => ({
    module,
    goal,
    own: [...staticClosure(manifest, modules)].filter((file) => !shared.has(file)),
  }));
  const forms = routes.filter(({ own }) => own.includes(fields));
  const isOfMost = (file: string): boolean => forms.filter(({ own }) => own.includes(file)).length * 2 >= forms.length;
  const stack = new Set(forms.flatMap(({ own }) => own).filter(isOfMost));
  return [
    { id: 'D5', what: 'the first form of a session', value: sizeOf(stack), unit: 'KB', goal: FIRST_FORM },
    ...routes.map(({ module, own, goal }) => {
      return { id: 'D5', what: module, value: sizeOf(own.filter((file) => !stack.has(file))), unit: 'KB', goal };
    }),
  ];
}

/** D1 to D5, D7: what a route downloads, from the manifest alone. */
export function measureDownloads(): readonly Figure[] {
  const manifest = readManifest();
  const kb = (modules: readonly string[]): number => sizeOf(staticClosure(manifest, modules));
  // D1 was set at 102 and D2 at 134. In either are the names of all other files, 2.4 KB, which grow with the number of pages; in D2 the
  // form engine (docs/adr/0013) and the notation of numbers and dates in the customer's language, 1.6 KB. What has come since: docs/adr/0025.
  return [
    { id: 'D1', what: '/ JavaScript before first paint', value: kb(HOME), unit: 'KB', goal: 105.5 },
    { id: 'D2', what: '/login JavaScript before first paint', value: kb(LOGIN), unit: 'KB', goal: 144 },
    { id: 'D3', what: '/login JavaScript until idle', value: kb(LOGIN_IDLE), unit: 'KB', goal: D3 },
    { id: 'D4', what: '/assets JavaScript until the accounts are shown', value: kb(ASSETS), unit: 'KB', goal: D4 },
    {
      id: 'D4',
      what: '/assets JavaScript of the chart, after the accounts',
      value: kb([...ASSETS, ...CHART]) - kb(ASSETS),
      unit: 'KB',
      goal: 15.5,
    },
    ...measureLazyRoutes(manifest),
    { id: 'D7', what: 'all stylesheets', value: sizeOf(globSync('static/**/*.css', { cwd: dist })), unit: 'KB', goal: 6 },
  ];
}
