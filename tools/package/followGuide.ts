import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/** A line that is a path alone, and the block below it. */
const NAMED_BLOCK = /^`([\w./-]+)`\n\n```\w+\n([\s\S]*?)^```$/gm;

/** Writes the files that a guide (`docs/….md`) tells a team to write. */
export function followGuide(path: string, folder: string): void {
  const files = [...readFileSync(join(root, path), 'utf8').matchAll(NAMED_BLOCK)];
  if (files.length === 0) throw new Error(`${path} names no file above a block: there is nothing to follow.`);
  for (const [, name = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
