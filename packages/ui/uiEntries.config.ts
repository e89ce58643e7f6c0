import { globSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Module of `src` without extension -> file: everything that is published, which is all but tests and what they share. */
export function uiEntries(): Record<string, string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(folder, 'src'), exclude: ['**/*.test.*', 'testing/**'] }).toSorted();
  return Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), join(folder, 'src', file)]));
}
