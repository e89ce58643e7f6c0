import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './run.ts';

/** A line that contains only a path, and the code block below it. */
const NAMED_BLOCK = /^`([\w./-]+)`\n\n```\w+\n([\s\S]*?)^```$/gm;

/** The names of the guides, `docs/guides/<name>.md`, each of which makes a page of the Vite app. */
export const listGuides = (): readonly string[] =>
  globSync('docs/guides/*.md', { cwd: root })
    .map((path) => basename(path, '.md'))
    .toSorted();

/** The guides that the package contains, by their paths. The first leads to the others. */
export const listPackedGuides = (): readonly string[] => [
  'docs/using-wallet-ui.md',
  ...listGuides().map((name) => `docs/guides/${name}.md`),
];

/** The names of the starters, `examples/<name>`: folders that a team copies, each with a manifest of its own. */
export const listStarters = (): readonly string[] =>
  globSync('examples/*/package.json', { cwd: root })
    .map((path) => basename(dirname(path)))
    .toSorted();

/** Writes the files of a guide (`docs/….md`) as a team would. @throws if it names none */
export function followGuide(path: string, folder: string): void {
  const files = [...readFileSync(join(root, path), 'utf8').matchAll(NAMED_BLOCK)];
  if (files.length === 0) throw new Error(`${path} names no file above a block: there is nothing to follow.`);
  for (const [, name = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** @throws if a starter has no product that is built and opened in a browser */
export function checkProducts(starters: readonly string[], products: readonly string[]): void {
  const missing = starters.filter((name) => !products.includes(name));
  if (missing.length > 0) throw new Error(`Nothing opens examples/${missing.join(', examples/')}: add it to consumers.config.ts.`);
}
