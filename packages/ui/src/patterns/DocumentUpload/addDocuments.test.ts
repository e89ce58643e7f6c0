import { maxFileBytes } from '@wallet/core/limits/limits';
import { expect, it } from 'vitest';
import { addDocuments, isTotalTooLarge, checkFiles, noIssues } from './DocumentUpload.tsx';

const createFile = (name: string, size = 1000, content = '%PDF-1.7'): File =>
  Object.defineProperty(new File([content], name, { lastModified: 1 }), 'size', { value: size });
/** Mimics a folder or a deleted file: it has a name but cannot be read. */
const createUnreadableFile = (name: string): File =>
  Object.assign(createFile(name), { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) });
const getNames = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

it('accepts files of the supported types, up to 25 MB each (CARDS-010, CARDS-011, LIM-066)', async () => {
  const { fitting, issues } = await checkFiles([createFile('front.PDF', maxFileBytes), createFile('proof.pdf')]);
  expect(getNames(fitting)).toEqual(['front.PDF', 'proof.pdf']);
  expect(issues).toEqual(noIssues);
});

it.each(['bill', 'bill.dat', 'bill.pdf.exe', '.pdf'])('accepts %s by its content (ADDR-007, D-ADDR-05)', async (name) => {
  expect(getNames((await checkFiles([createFile(name)])).fitting)).toEqual([name]);
});

it('names each file that cannot be sent with the reason and accepts the others (ADDR-009, CARDS-014, D-ADDR-05)', async () => {
  const { fitting, issues } = await checkFiles([
    createFile('huge.pdf', maxFileBytes + 1),
    createFile('fine.pdf'),
    createFile('run.pdf', 1000, 'MZ'),
    createFile('empty.pdf', 0, ''),
    createUnreadableFile('gone.pdf'),
  ]);
  expect(getNames(fitting)).toEqual(['fine.pdf']);
  expect(issues).toEqual({ ...noIssues, tooLarge: ['huge.pdf'], wrongType: ['run.pdf', 'empty.pdf'], unreadable: ['gone.pdf'] });
});

it('keeps the first files up to the limit and counts the same file once (CARDS-012, D-ADDR-05)', () => {
  const { files, isTooMany } = addDocuments([createFile('1.png')], [createFile('1.png'), createFile('2.png')], 2);
  expect([getNames(files), isTooMany]).toEqual([['1.png', '2.png'], false]);
  expect(addDocuments(files, [createFile('3.png')], 2)).toEqual({ files, isTooMany: true });
});

it('limits the total size to 60 MB (CARDS-013)', () => {
  expect(isTotalTooLarge([createFile('a.pdf', maxFileBytes), createFile('b.pdf', maxFileBytes)])).toBe(false);
  expect(isTotalTooLarge([createFile('a.pdf', maxFileBytes), createFile('b.pdf', maxFileBytes), createFile('c.pdf', maxFileBytes)])).toBe(
    true,
  );
});
