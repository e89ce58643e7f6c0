import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFeatures } from '../structure/readSources.ts';
import { checkPages, existsBelow } from './checkPages.ts';
import { checkRequirements } from './checkRequirements.ts';

// Every citation leads to a line of docs/requirements, the name of a test is a sentence that ends with its rows, and every feature has its page.
const root = join(import.meta.dirname, '../..');
const TEXT = /\.(?:ts|tsx|mts|mjs|cjs|md|mdx|css|json|sh|conf|html)$/;
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
  .split('\n')
  .filter((path) => TEXT.test(path) && path !== 'package-lock.json');

const files = new Map<string, string>();
for (const path of paths) {
  try {
    files.set(path, readFileSync(join(root, path), 'utf8'));
  } catch {
    // Deleted, and not committed yet.
  }
}

const { breaches: ofCitations, rows, cited } = checkRequirements(files);
const breaches = [...ofCitations, ...checkPages([...readFeatures()], files, existsBelow(root))];
for (const breach of breaches) console.error(breach);
console.log(`requirements: ${rows} rows, ${cited} of them cited, ${breaches.length} problems`);
process.exitCode = breaches.length === 0 && rows > 0 && cited > 0 ? 0 : 1;
