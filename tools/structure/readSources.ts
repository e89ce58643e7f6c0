import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path from the root of the repository -> text. */
export type Sources = ReadonlyMap<string, string>;

const root = join(import.meta.dirname, '../..');
const PATTERNS = [
  '*.ts',
  '.storybook/**/*.{ts,tsx}',
  '{app,console,packages/*}/*.ts',
  '{app,console,packages/*}/src/**/*.{ts,tsx,css,json,svg}',
  '{stories,e2e,examples,tools,visual-tests}/**/*.{ts,tsx}',
];
const EXCLUDED = ['**/node_modules/**', '**/dist/**', 'tools/{stand-ins,consumers,bench}/**'];

export function readSources(): Sources {
  const paths = PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: EXCLUDED }));
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

export function readFeatures(): ReadonlySet<string> {
  const words: unknown = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8'));
  if (!Array.isArray(words))
    throw new Error('features.json is no list: the structure check would let any folder pass. Make it a list of words.');
  return new Set(words.map(String));
}
