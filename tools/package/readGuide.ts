import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** A line that is a path alone, and the block below it. */
const NAMED_BLOCK = /^`([\w./-]+)`\n\n```\w+\n([\s\S]*?)^```$/gm;

/** The files that docs/using-wallet-ui.md tells a team to write: path -> text. */
export function readGuide(): ReadonlyMap<string, string> {
  const guide = readFileSync(join(root, 'docs/using-wallet-ui.md'), 'utf8');
  const files = new Map([...guide.matchAll(NAMED_BLOCK)].map(([, path = '', text = '']) => [path, text]));
  if (!files.has('index.html')) throw new Error('docs/using-wallet-ui.md names no index.html above a block: there is nothing to follow.');
  return files;
}
