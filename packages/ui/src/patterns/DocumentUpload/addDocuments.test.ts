import { maxFileBytes } from '@wallet/core/limits/limits';
import { expect, it } from 'vitest';
import { addDocuments, isTotalTooLarge, judgeFiles, noIssues } from './DocumentUpload.tsx';

const file = (name: string, size = 1000, content = '%PDF-1.7'): File =>
  Object.defineProperty(new File([content], name, { lastModified: 1 }), 'size', { value: size });
/** Mimics a folder or a deleted file: it has a name but cannot be read. */
const unreadable = (name: string): File =>
  Object.assign(file(name), { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) });
const names = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

it('accepts files of the supported types, up to 25 MB each (CARDS-010, CARDS-011, LIM-066)', async () => {
  const { fitting, issues } = await judgeFiles([file('front.PDF', maxFileBytes), file('proof.pdf')]);
  expect(names(fitting)).toEqual(['front.PDF', 'proof.pdf']);
  expect(issues).toEqual(noIssues);
});

it.each(['bill', 'bill.dat', 'bill.pdf.exe', '.pdf'])('accepts %s by its content (ADDR-007, D-ADDR-05)', async (name) => {
  expect(names((await judgeFiles([file(name)])).fitting)).toEqual([name]);
});

it('names each file that cannot be sent with the reason and accepts the others (ADDR-009, CARDS-014, D-ADDR-05)', async () => {
  const { fitting, issues } = await judgeFiles([
    file('huge.pdf', maxFileBytes + 1),
    file('fine.pdf'),
    file('run.pdf', 1000, 'MZ'),
    file('empty.pdf', 0, ''),
    unreadable('gone.pdf'),
  ]);
  expect(names(fitting)).toEqual(['fine.pdf']);
  expect(issues).toEqual({ ...noIssues, tooLarge: ['huge.pdf'], wrongType: ['run.pdf', 'empty.pdf'], unreadable: ['gone.pdf'] });
});

it('keeps the first files up to the limit and counts the same file once (CARDS-012, D-ADDR-05)', () => {
  const { files, isTooMany } = addDocuments([file('1.png')], [file('1.png'), file('2.png')], 2);
  expect([names(files), isTooMany]).toEqual([['1.png', '2.png'], false]);
  expect(addDocuments(files, [file('3.png')], 2)).toEqual({ files, isTooMany: true });
});

it('limits the total size to 60 MB (CARDS-013)', () => {
  expect(isTotalTooLarge([file('a.pdf', maxFileBytes), file('b.pdf', maxFileBytes)])).toBe(false);
  expect(isTotalTooLarge([file('a.pdf', maxFileBytes), file('b.pdf', maxFileBytes), file('c.pdf', maxFileBytes)])).toBe(true);
});
