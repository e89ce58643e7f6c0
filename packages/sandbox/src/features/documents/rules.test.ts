import { maxFileBytes } from '@wallet/core/limits/limits';
import { expect, it } from 'vitest';
import { judgeUpload, safeFileName, typeByContent } from './rules.ts';

const PDF = new TextEncoder().encode('%PDF-1.7 a bill %%EOF');
const TEXT = new TextEncoder().encode('a text named bill.pdf');
const file = (bytes: Uint8Array) => ({ name: 'bill.pdf', bytes });

function large(bytes: number): Uint8Array {
  const content = new Uint8Array(bytes);
  content.set(PDF);
  content.set(PDF, bytes - PDF.length);
  return content;
}

it.each([
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/gif', [...Buffer.from('GIF89a')]],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/bmp', [...Buffer.from('BM'), 8, 0, 0, 0, 1, 2]],
  ['image/heic', [0, 0, 0, 24, ...Buffer.from('ftypheic')]],
])('knows %s by its content (RULE-029)', (type, bytes) => {
  expect(typeByContent(new Uint8Array(bytes))).toBe(type);
});

it('judges a file by its content, not by its name (RULE-029)', () => {
  expect(judgeUpload([file(PDF), file(TEXT)], 10)).toEqual({
    kind: 'refused',
    issues: [{ message: 'This file type is not supported', property_path: 'documents[1]' }],
  });
});

it('takes exactly 25 MiB and refuses one byte more (RULE-029)', () => {
  expect(judgeUpload([file(large(maxFileBytes))], 10).kind).toBe('accepted');
  expect(judgeUpload([file(large(maxFileBytes + 1))], 10)).toMatchObject({
    issues: [{ message: 'Some of the uploaded files exceed the size limit' }],
  });
});

it('refuses more than 60 MiB together (RULE-029)', () => {
  expect(
    judgeUpload(
      [25, 25, 11].map((mebibytes) => file(large(mebibytes * 1_048_576))),
      10,
    ).kind,
  ).toBe('tooLargeTogether');
});

it('names every file beyond the tenth (API-082)', () => {
  expect(
    judgeUpload(
      Array.from({ length: 11 }, () => file(PDF)),
      10,
    ),
  ).toEqual({
    kind: 'refused',
    issues: [{ message: 'You tried to upload too many files', property_path: 'documents[10]' }],
  });
});

it('refuses an empty file (API-082)', () => {
  expect(judgeUpload([file(new Uint8Array())], 10)).toMatchObject({ issues: [{ message: 'The file is empty' }] });
});

it('reduces a file name to 255 safe characters (RULE-029)', () => {
  expect(safeFileName('../../etc/passwd')).toBe('__.._etc_passwd');
  expect(safeFileName(`${'a'.repeat(300)}.pdf`)).toHaveLength(255);
  expect(safeFileName(`${'a'.repeat(300)}.pdf`).endsWith('.pdf')).toBe(true);
});
