import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkTable } from './checkTable.ts';

/**
 * Levels of the ASVS 5.0.0 requirements: one line per chapter, one group per section, one digit per requirement. Section V1.2 is the second
 * group of the first line: ten requirements, the last of level 3.
 */
const CHAPTERS = [
  '22 1111122223 112222222223 222 123',
  '122 112 12223 23',
  '3 113 12223 11222233 11122333 3 22333',
  '12233 23333 22 1222',
  '2 112333 113 222',
  '122 111111112222 11223333 112233 22222333 2223 33 2222',
  '222 1111 22 11222 223 22',
  '1233 1123 133 23',
  '111 1222',
  '22 223 22223 1111122222233333 22222 22 222',
  '2233 22233 11233 1222 23 23 33',
  '12233 11 22223',
  '2333 222223 2233 1222233',
  '22 12223333 122',
  '12233 12233 1222222 3333',
  '2 22222 2222 222 2223',
  '23 22223333 22',
];
/** `1.2.3 1`: the requirements of levels 1 and 2. */
const expected = CHAPTERS.flatMap((sections, chapter) =>
  sections
    .split(' ')
    .flatMap((levels, section) => Array.from(levels, (level, place) => `${chapter + 1}.${section + 1}.${place + 1} ${level}`)),
).filter((requirement) => !requirement.endsWith(' 3'));

const row = /^\| V(\d+\.\d+\.\d+) +\| (\d) +\| (\S+) +\| (.*?) +\|$/gm;

/** Returns what the state of a row requires and its text lacks: a test or a dated reading, the date of the next review, or a reason. */
function findMissing(state: string, words: string): string | undefined {
  if (!['met', 'n/a', 'accepted'].includes(state)) return `"${state}" is no state`;
  if (words.trim() === '') return 'neither evidence nor reason';
  if (state === 'met' && !/read \d{4}-\d\d-\d\d|\.(?:test|spec)\.tsx?`/.test(words)) return 'met by no test and no reading';
  return state === 'accepted' && !/next look \d{4}-\d\d/.test(words) ? 'no date of the next look' : undefined;
}

function findBreaches(document: string): readonly string[] {
  const states = [...document.matchAll(row)].map(([, , , state]) => state);
  const [met, na, accepted] = ['met', 'n/a', 'accepted'].map((state) => states.filter((one) => one === state).length);
  const sum = `Together ${states.length}: ${met} met, ${na} n/a, ${accepted} accepted.`;
  return [
    ...checkTable(document, { wanted: expected, row, lackOf: findMissing }),
    ...(document.includes(sum) ? [] : [`The sum is not: ${sum}`]),
  ];
}

const document = readFileSync(join(import.meta.dirname, '../../docs/security/asvs.md'), 'utf8');

it('the ASVS list contains each of the 253 requirements of levels 1 and 2, with existing evidence (GUARD-024)', () => {
  expect(expected).toHaveLength(253);
  expect(expected.filter((requirement) => requirement.endsWith(' 1'))).toHaveLength(70);
  expect(findBreaches(document)).toEqual([]);
});

it.each([
  ['an id that is missing', /\| V1\.1\.1 .*\n/, '', '1.1.1 2 does not stand there once'],
  ['an id that is double', /(\| V1\.1\.2 .*\n)/, '$1$1', '1.1.2 2 does not stand there once'],
  ['a requirement that is open', /(\| V1\.2\.1 +\| 1 +\|) met/, '$1 open', '1.2.1: "open" is no state'],
  ['a test that is gone', /v9Tokens\.test\.ts/g, 'gone.test.ts', 'gone.test.ts'],
  ['a test by another name', '"30 days after its sign-in"', '"40 days"', '"40 days" is gone'],
  ['a reason that is empty', /(\| V4\.3\.1 +\| 2 +\| n\/a +\|) [^|]*\|/, '$1  |', '4.3.1: neither'],
])('reports %s (GUARD-024)', (_, written, spoiled, breach) => {
  expect(findBreaches(document.replace(written, spoiled)).join('\n')).toContain(breach);
});
