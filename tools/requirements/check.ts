import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRequirements } from './checkRequirements.ts';

// Checks that every cited id has a row in docs/requirements, and that test names are sentences that end with their ids.
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
    // A deleted file that is not committed yet.
  }
}

/** The list in docs/testing.md of rows that no gate test proves. */
const LISTED = /## What only the full run proves\n([\s\S]*?)(?=\n## |$)/;

const { breaches: citationBreaches, rows, cited, onlyInFullRun } = checkRequirements(files);
const listed = LISTED.exec(files.get('docs/testing.md') ?? '')?.[1]?.match(/(?:D-)?[A-Z]+-\d{2,3}/g) ?? [];
const listBreaches =
  listed.join(', ') === onlyInFullRun.join(', ') ? [] : [`docs/testing.md: the full run alone proves ${onlyInFullRun.join(', ')}`];
const breaches = [...citationBreaches, ...listBreaches];
for (const breach of breaches) console.error(breach);
console.log(`requirements: ${rows} rows, ${cited} of them cited, ${breaches.length} problems`);
process.exitCode = breaches.length === 0 && rows > 0 && cited > 0 ? 0 : 1;
