import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The criteria of WCAG 2.2 by level, without 4.1.1, which 2.2 took away. */
const LEVELS = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};
const wanted = Object.entries(LEVELS).flatMap(([level, ids]) => ids.split(' ').map((id) => `${id} ${level}`));

const root = join(import.meta.dirname, '../..');
const read = (path: string): string | undefined => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
const ROW = /^\| (\d\.\d\.\d+) .*? +\| (AA?) +\| (\S+) +\| (.*?) +\|$/gm;
const PROOF = /`([\w./-]+\.tsx?)`(?: "([^"]+)")?/g;

/** What is wrong with the table: a criterion that is missing or double, a verdict without what holds it, a proof that has gone. */
function breachesOf(document: string): readonly string[] {
  const rows = [...document.matchAll(ROW)];
  const listed = rows.map(([, id, level]) => `${id} ${level}`);
  return [
    ...wanted.filter((row) => listed.filter((other) => other === row).length !== 1).map((row) => `${row} does not stand there once`),
    ...listed.filter((row) => !wanted.includes(row)).map((row) => `${row} is no criterion`),
    ...rows.flatMap(([, id, , state = '', words = '']) => {
      const proofs = [...words.matchAll(PROOF)];
      const isHeld =
        { met: proofs.length > 0 || words.startsWith('axe'), read: /\d{4}-\d\d-\d\d/.test(words), 'n/a': words !== '', open: words !== '' }[
          state
        ] === true;
      const gone = proofs.filter(([, path = '', title]) => !(read(path)?.includes(title ?? '') ?? false));
      return [...(isHeld ? [] : [`${id} ${state}: nothing holds it`]), ...gone.map(([proof]) => `${id}: ${proof} has gone`)];
    }),
  ];
}

const document = read('docs/accessibility.md') ?? '';

it('each of the 55 criteria of WCAG 2.2 A and AA stands in docs/accessibility.md once, with proofs that are there', () => {
  expect(wanted).toHaveLength(55);
  expect(breachesOf(document)).toEqual([]);
});

it.each([
  ['a criterion that is missing', (text: string) => text.replace(/^\| 1\.1\.1 .*\n/m, ''), '1.1.1 A does not stand there once'],
  ['a criterion that is none', (text: string) => text.replace('| 1.1.1 ', '| 1.1.9 '), '1.1.9 A is no criterion'],
  ['a test that has gone', (text: string) => text.replaceAll('e2e/keyboard', 'e2e/gone'), 'e2e/gone.spec.ts` "Skip to content" has gone'],
  ['a verdict that nothing holds', (text: string) => text.replace(/\d{4}-\d\d-\d\d: "Support"/, '"Support"'), '3.2.6 read: nothing'],
])('%s is a breach', (_, spoil, breach) => {
  expect(breachesOf(spoil(document)).join('\n')).toContain(breach);
});
