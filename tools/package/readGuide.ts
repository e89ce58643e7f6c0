import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** A line that is a path alone, and the block below it. */
const NAMED_BLOCK = /^`([\w./-]+)`\n\n```\w+\n([\s\S]*?)^```$/gm;

/** The files that a guide (`docs/….md`) tells a team to write: path -> text. */
export function readGuide(path: string): ReadonlyMap<string, string> {
  const guide = readFileSync(join(root, path), 'utf8');
  const files = new Map([...guide.matchAll(NAMED_BLOCK)].map(([, name = '', text = '']) => [name, text]));
  if (files.size === 0) throw new Error(`${path} names no file above a block: there is nothing to follow.`);
  return files;
}
