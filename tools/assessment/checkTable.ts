import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
/** A file cited by a row, and the quoted text that must occur in it. */
const EVIDENCE = /`([\w./-]+\.(?:ts|tsx|md|mjs|json))`(?: "([^"]+)")?/g;
const isMissing = (path: string, words: string): boolean => !read(path).includes(words) || read(path) === '';

type TableRules = {
  /** `1.2.3 AA`: every criterion with its level. */
  readonly wanted: readonly string[];
  /** Matches a row. Groups: id, level, state, text. */
  readonly row: RegExp;
  readonly lackOf: (state: string, words: string) => string | undefined;
};

/**
 * Returns the breaches of a table of criteria: a criterion not listed exactly once, an unknown one, an incomplete row, missing evidence.
 */
export function checkTable(document: string, { wanted, row, lackOf }: TableRules): readonly string[] {
  const rows = [...document.matchAll(row)];
  const listed = rows.map(([, id, level]) => `${id} ${level}`);
  return [
    ...wanted.filter((one) => listed.filter((other) => other === one).length !== 1).map((one) => `${one} does not stand there once`),
    ...listed.filter((one) => !wanted.includes(one)).map((one) => `${one} is no criterion`),
    ...rows.flatMap(([, id, , state = '', words = '']) => {
      const lack = lackOf(state, words);
      const gone = [...words.matchAll(EVIDENCE)].filter(([, path = '', text = '']) => isMissing(path, text));
      return [...(lack === undefined ? [] : [`${id}: ${lack}`]), ...gone.map(([evidence]) => `${id}: ${evidence} is gone`)];
    }),
  ];
}
