import { globSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Returns the published files by module path below `src`, without extension: everything except tests and their helpers. */
export function listUiEntries(): Record<string, string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(folder, 'src'), exclude: ['**/*.test.*', 'testing/**'] }).toSorted();
  return Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), join(folder, 'src', file)]));
}
