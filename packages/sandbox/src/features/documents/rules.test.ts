import { maxFileBytes } from '@wallet/core/limits/limits';
import { expect, it } from 'vitest';
import { checkUpload, renameByContent, toSafeFileName } from './rules.ts';

const PDF = new TextEncoder().encode('%PDF-1.7 a bill %%EOF');
const TEXT = new TextEncoder().encode('a text named bill.pdf');
/** In pieces, as an upload arrives. */
const createFile = (bytes: Uint8Array) => ({ size: bytes.length, content: [bytes.subarray(0, 3), bytes.subarray(3)] });

function createLarge(bytes: number): Uint8Array {
  const content = new Uint8Array(bytes);
  content.set(PDF);
  content.set(PDF, bytes - PDF.length);
  return content;
}

it('checks a file by its content, not by its name (RULE-029)', () => {
  expect(checkUpload([createFile(PDF), createFile(TEXT)], 10)).toEqual({
    kind: 'refused',
    issues: [{ message: 'This file type is not supported', property_path: 'documents[1]' }],
  });
});

it('accepts exactly 25 MiB and refuses one byte more (RULE-029)', () => {
  expect(checkUpload([createFile(createLarge(maxFileBytes))], 10).kind).toBe('accepted');
  expect(checkUpload([createFile(createLarge(maxFileBytes + 1))], 10)).toMatchObject({
    issues: [{ message: 'Some of the uploaded files exceed the size limit' }],
  });
});

it('refuses more than 60 MiB together (RULE-029)', () => {
  expect(
    checkUpload(
      [25, 25, 11].map((mebibytes) => createFile(createLarge(mebibytes * 1_048_576))),
      10,
    ).kind,
  ).toBe('tooLargeTogether');
});

it('names every file beyond the tenth (API-082)', () => {
  expect(
    checkUpload(
      Array.from({ length: 11 }, () => createFile(PDF)),
      10,
    ),
  ).toEqual({
    kind: 'refused',
    issues: [{ message: 'You tried to upload too many files', property_path: 'documents[10]' }],
  });
});

it('refuses an empty file (API-082)', () => {
  expect(checkUpload([createFile(new Uint8Array())], 10)).toMatchObject({ issues: [{ message: 'The file is empty' }] });
});

it.each([
  ['März 2026.pdf'.normalize('NFD'), 'März 2026.pdf'],
  ['请款单 (1).pdf', '请款单 (1).pdf'],
  ['किराया रसीद.pdf', 'किराया रसीद.pdf'],
  ['Screenshot 2026-11-28 at 3.15.20\u202FPM.pdf', 'Screenshot 2026-11-28 at 3.15.20 PM.pdf'],
  ['photo.jfif', 'photo.jfif.pdf'],
  ['../../etc/passwd', '__.._etc_passwd.pdf'],
  ['bill\u202Efdp.exe', 'bill_fdp.exe.pdf'],
  ['$(reboot);.pdf', '_(reboot)_.pdf'],
])('stores a PDF named %j as %j (RULE-029)', (name, kept) => {
  expect(renameByContent(name, 'application/pdf')).toBe(kept);
});

it('limits a file name to 255 characters, including its extension (RULE-029)', () => {
  expect(toSafeFileName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`);
});
