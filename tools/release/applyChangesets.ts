import { globSync } from 'node:fs';
import { getBinPath, run } from '../package/run.ts';

export const listWaitingChangesets = (folder: string): readonly string[] =>
  globSync('.changeset/*.md', { cwd: folder, exclude: ['.changeset/README.md'] });

/** Turns the waiting changesets into the next version and one section of the changelog. Does nothing if none is waiting. */
export function applyChangesets(folder: string): void {
  if (listWaitingChangesets(folder).length > 0) run(getBinPath('changeset'), ['version'], folder);
}
