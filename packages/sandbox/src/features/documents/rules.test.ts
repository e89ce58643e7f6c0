import { expect, it } from 'vitest';
import { refuseFiles, renameByContent, toSafeFileName } from './rules.ts';

/** A file that arrives in pieces of one byte. */
const split = (text: string) => ({ size: text.length, content: Array.from(text, (letter) => new TextEncoder().encode(letter)) });

it('checks the content of a file that arrives in pieces, however short (RULE-029)', () => {
  expect(refuseFiles([split('%PDF-1.7 a bill %%EOF')], 10)).toBeUndefined();
  expect(refuseFiles([split('a text named bill.pdf')], 10)).toMatchObject({
    body: { fields_errors: [{ message: 'This file type is not supported', property_path: 'documents[0]' }] },
  });
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
