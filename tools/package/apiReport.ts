import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { publicEntries } from './publicNames.ts';
import { rowIds } from '../../packages/ui/build/rowIds.ts';
import { bin, root, run } from './run.ts';

const ui = join(root, 'packages/ui');
const REPORT = join(ui, 'ui.api.md');
/** The report of the last release (`npm run release`). */
const RELEASED = join(ui, 'ui.api.released.md');
const statusSchema = z.object({ releases: z.array(z.object({ name: z.string() })) });
/** The input of API Extractor, which accepts a single file per package. */
const ALL = join(ui, 'dist/public.d.ts');

/** @throws if a published docstring cites a row id, which readers of the package cannot look up */
function checkCitations(): void {
  const cited = globSync('dist/**/*.d.ts', { cwd: ui }).flatMap((file) =>
    rowIds(readFileSync(join(ui, file), 'utf8')).map((id) => `${file}: ${id}`),
  );
  if (cited.length === 0) return;
  throw new Error(`Published declarations cite rows that only this repository has: give the reason in words.\n${cited.join('\n')}`);
}

/** @throws if the public types have changed since the last release without a changeset (`changeset status`) for the library */
function checkAnnounced(): void {
  if (readFileSync(RELEASED, 'utf8') === readFileSync(REPORT, 'utf8')) return;
  const file = join(ui, 'dist/changesets.json');
  run(bin('changeset'), ['status', '--output', file], root);
  const { releases } = statusSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  if (releases.some(({ name }) => name === '@wallet/ui')) return;
  throw new Error('The public types of @wallet/ui have changed since the last release: announce it by a file below .changeset.');
}

/** Compares the public types with the committed report, or updates it, and then compares it with that of the last release. */
export function checkApi(update: boolean): void {
  checkCitations();
  const entries = publicEntries().map((entry) => `export * as ${entry.replaceAll(/\W/g, '_')} from './${entry}/index.js';\n`);
  writeFileSync(ALL, entries.join(''));
  const mode = update ? '--local' : '--print-api-report-diff';
  run(bin('api-extractor'), ['run', mode, '--config', join(ui, 'api-extractor.json')], ui);
  rmSync(ALL);
  checkAnnounced();
}
