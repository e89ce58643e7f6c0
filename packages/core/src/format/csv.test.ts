import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { type CsvCell, formatCsv } from './csv.ts';

const writeCell = (cell: CsvCell): string => formatCsv([[cell]]).slice(1, -2);

/** Parses the cells of a file as defined by RFC 4180. */
function readCsv(file: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of file.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

it('starts with a byte order mark, ends each line with CRLF and quotes where RFC 4180 requires it (WISH-022, RULE-030)', () => {
  expect(formatCsv([['Date', 'a, b'], ['say "so"', 'two\r\nlines'], []])).toBe('\uFEFFDate,"a, b"\r\n"say ""so""","two\r\nlines"\r\n\r\n');
  expect(formatCsv([])).toBe('\uFEFF');
});

it('writes a text without the marks that keep its values in order on the page (LIB-014)', () => {
  expect(writeCell('קנייה \u2068BTC\u2069')).toBe('קנייה BTC');
});

it.each([
  '=1+1',
  '+370',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\tplain',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  ' =1',
  '\u00A0=1',
  '\u3000=1',
  '\u200B=1',
  '\uFEFF=1',
  '\u202E=1',
  '\u2066＝1',
  '\u00AD \u2060@x',
])('prefixes the text %j with an apostrophe (RULE-030, WISH-022)', (text) => {
  expect(writeCell(text)).toBe(`'${text}`);
});

it.each(['\r=1', '\n=1', '\r\n=1', '\rplain', ' \n-1', '=1,2'])(
  'prefixes the text %j with an apostrophe within its quotes (RULE-030, WISH-022)',
  (text) => {
    expect(writeCell(text)).toBe(`"'${text}"`);
  },
);

it.each(['Anna-Maria', 'a=b', 'anna@example.com', '007', '00123.50', "'=1", '\u200Bשרה', '6 - 5', 'Žydrė', ' blanks ', ''])(
  'leaves the text %j unchanged, because it is not a formula (RULE-030, WISH-022)',
  (text) => {
    expect(writeCell(text)).toBe(text);
  },
);

it.each(['-500.00', '0', '12', '0.00000001', '-0.5'])(
  'writes the number %s without an apostrophe, so that a column can be summed (WISH-022)',
  (number) => {
    expect(writeCell({ number })).toBe(number);
  },
);

it.each(['-5+3', '=1', '-', '－5', '-5 000', '+5', '-1e5'])(
  'treats %s as text, even when it is passed as a number (WISH-022)',
  (number) => {
    expect(writeCell({ number })).toBe(`'${number}`);
  },
);

it('removes control characters, including one that hides a formula (RULE-030, WISH-022)', () => {
  expect(writeCell('A\u0000n\u001Bn\u007Fa\u0085')).toBe('Anna');
  expect(writeCell('\u0000=1')).toBe("'=1");
});

/** Texts in which the relevant characters are more frequent than by chance. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...Array.from('=+-@＝＋－＠\t\r\n ,"\'\u200B\uFEFF\u200F\u00001aא')) }),
);

it('property: a spreadsheet finds no formula and reads back the same cells (RULE-030, WISH-022)', () => {
  forAll(fc.array(fc.array(fc.oneof(anyText, fc.record({ number: anyText })), { minLength: 1 })), (rows) => {
    const cells = readCsv(formatCsv(rows));
    for (const cell of cells.flat()) {
      const seen = cell.replace(/^[\s\u200B\u200F\uFEFF]+/, '');
      expect(/^-?\d+(?:\.\d+)?$/.test(cell) || !/^[=+\-@＝＋－＠]/.test(seen)).toBe(true);
      expect(/^[\t\r\n]/.test(cell)).toBe(false);
    }
    const given = rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? cell : cell.number).replaceAll(/[^\P{Cc}\t\r\n]|[\u2068\u2069]/gu, '')),
    );
    const bare = cells.map((row, at) => row.map((cell, place) => (cell === `'${given[at]?.[place]}` ? cell.slice(1) : cell)));
    expect(bare).toEqual(given);
  });
});
