import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './run.ts';

/** A line that contains only a path, and the code block below it. */
const NAMED_BLOCK = /^`([\w./-]+)`\n\n```\w+\n([\s\S]*?)^```$/gm;
/** Its product is the Vite app of docs/using-wallet-ui.md, not one with a framework. */
const THEMING = 'theming';

/** The names of the guides, `docs/guides/<name>.md`, each of which has a framework or router of its own. */
export const listFrameworkGuides = (): readonly string[] =>
  globSync('docs/guides/*.md', { cwd: root })
    .map((path) => basename(path, '.md'))
    .filter((name) => name !== THEMING)
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

/** @throws if a guide has no product that is built and opened in a browser */
export function checkProducts(guides: readonly string[], products: readonly string[]): void {
  const missing = guides.filter((name) => !products.includes(name));
  if (missing.length > 0) throw new Error(`No product follows the guide ${missing.join(', ')}: add it to consumers.config.ts.`);
}
