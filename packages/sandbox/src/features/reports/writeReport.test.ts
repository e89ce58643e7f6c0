import { expect, it } from 'vitest';
import { readXlsx } from '../../testing/readXlsx.ts';
import { createHeading, createRow, writeCsv, writeXlsx } from './reportFile.ts';

const MOMENT = new Date('2026-03-14T09:26:53.589Z');
const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

it('a CSV is UTF-8 with a mark, commas, CRLF, quotes where needed and ISO dates (REP-019, RULE-030, D-REP-12)', () => {
  const written = writeCsv([
    createHeading('Date', 'Who'),
    createRow({ moment: MOMENT }, 'Žydrė, "Ltd"\nVilnius'),
    createRow({ amount: '-500.00' }, 'plain'),
  ]);
  expect(decode(written)).toBe('\uFEFFDate,Who\r\n2026-03-14T09:26:53.589Z,"Žydrė, ""Ltd""\nVilnius"\r\n-500.00,plain\r\n');
  expect(written.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
});

it.each(['=1+1', '+370', '-1', '@SUM(A1)', '\tx', '＝1+1', '\u200B=1'])(
  'the text %j is not a formula: quoted in a CSV, a cell of type text in an XLSX (RULE-030)',
  async (text) => {
    expect(decode(writeCsv([createRow(text)]))).toBe(`\uFEFF'${text}\r\n`);
    expect(readXlsx(await writeXlsx([createRow(text)], 'Transactions'))[0]).toEqual([[{ type: 's', text }]]);
  },
);

it('neither format contains control characters, which make a spreadsheet refuse the file (RULE-030)', async () => {
  const name = 'A\u0000n\u001Bn\uFFFEa';
  expect(decode(writeCsv([createRow('A\u0000n\u001Bna')]))).toBe('\uFEFFAnna\r\n');
  expect(readXlsx(await writeXlsx([createRow(name)], 'Transactions'))[0]?.[0]?.[0]?.text).not.toMatch(/[^\P{Cc}\t\r\n]|\uFFFE/u);
});

it('an XLSX has one sheet with typed texts, numbers and dates (REP-019, D-REP-12)', async () => {
  const rows = [createHeading('Type', 'Amount'), createRow('=1+1', { amount: '-500.00' }), createRow('a & <b>', { moment: MOMENT })];
  const sheets = readXlsx(await writeXlsx(rows, 'Transactions'));
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.map((cells) => cells.map(({ text }) => text))).toEqual([
    ['Type', 'Amount'],
    ['=1+1', '-500'],
    ['a & <b>', expect.stringMatching(/^46095\.39/)],
  ]);
  expect(sheets[0]?.[1]?.map(({ type }) => type)).toEqual(['s', 'n']);
});

it('an amount with more digits than a spreadsheet keeps is a text with all its digits (RULE-030)', async () => {
  const sheets = readXlsx(await writeXlsx([createRow({ amount: '1234567890.12345678' }, { amount: '0.00000001' })], 'Transactions'));
  expect(sheets[0]?.[0]).toEqual([
    { type: 's', text: '1234567890.12345678' },
    { type: 'n', text: '1e-8' },
  ]);
});
