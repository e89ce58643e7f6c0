import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { listPublicEntries } from './listPublicNames.ts';
import { findRowIds } from '../../packages/ui/build/rowIds.ts';
import { getBinPath, root, run } from './run.ts';

const ui = join(root, 'packages/ui');
const REPORT = join(ui, 'ui.api.md');
/** The report of the last release (`npm run release`). */
const RELEASED_REPORT = join(ui, 'ui.api.released.md');
const statusSchema = z.object({ releases: z.array(z.object({ name: z.string() })) });
/** The input of API Extractor, which accepts a single file per package. */
const COMBINED_TYPES = join(ui, 'dist/public.d.ts');

/** @throws if a published docstring cites a row id, which readers of the package cannot look up */
function checkCitations(): void {
  const cited = globSync('dist/**/*.d.ts', { cwd: ui }).flatMap((file) =>
    findRowIds(readFileSync(join(ui, file), 'utf8')).map((id) => `${file}: ${id}`),
  );
  if (cited.length === 0) return;
  throw new Error(`Published declarations cite rows that only this repository has: give the reason in words.\n${cited.join('\n')}`);
}

/** @throws if the public types have changed since the last release without a changeset (`changeset status`) for the library */
function checkChangeset(): void {
  if (readFileSync(RELEASED_REPORT, 'utf8') === readFileSync(REPORT, 'utf8')) return;
  const file = join(ui, 'dist/changesets.json');
  run(getBinPath('changeset'), ['status', '--output', file], root);
  const { releases } = statusSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  if (releases.some(({ name }) => name === '@wallet/ui')) return;
  throw new Error('The public types of @wallet/ui have changed since the last release: announce it by a file below .changeset.');
}

/** Compares the public types with the committed report, or updates it, and then compares it with that of the last release. */
export function checkApi(update: boolean): void {
  checkCitations();
  const entries = listPublicEntries().map((entry) => `export * as ${entry.replaceAll(/\W/g, '_')} from './${entry}/index.js';\n`);
  writeFileSync(COMBINED_TYPES, entries.join(''));
  const mode = update ? '--local' : '--print-api-report-diff';
  run(getBinPath('api-extractor'), ['run', mode, '--config', join(ui, 'api-extractor.json')], ui);
  rmSync(COMBINED_TYPES);
  checkChangeset();
}
