import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkTable } from './checkTable.ts';

/** The WCAG 2.2 criteria by level. 4.1.1 is missing because 2.2 removed it. */
const LEVELS = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};
const expected = Object.entries(LEVELS).flatMap(([level, ids]) => ids.split(' ').map((id) => `${id} ${level}`));

const ROW = /^\| (\d\.\d\.\d+) .*? +\| (AA?) +\| (\S+) +\| (.*?) +\|$/gm;

/** A verdict needs a test or axe, a dated reading, or a reason. */
function findMissing(state: string, words: string): string | undefined {
  const held: Readonly<Record<string, boolean>> = {
    met: /`[\w./-]+\.tsx?`/.test(words) || words.startsWith('axe'),
    read: /\d{4}-\d\d-\d\d/.test(words),
    'n/a': words !== '',
    open: words !== '',
  };
  return held[state] === true ? undefined : `nothing holds "${state}"`;
}

it('docs/accessibility.md lists each of the 55 A and AA criteria of WCAG 2.2 once, with existing evidence', () => {
  expect(expected).toHaveLength(55);
  const document = readFileSync(join(import.meta.dirname, '../../docs/accessibility.md'), 'utf8');
  expect(checkTable(document, { wanted: expected, row: ROW, lackOf: findMissing })).toEqual([]);
});
