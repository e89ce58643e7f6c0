import { maxFileBytes } from '@wallet/core/limits/limits';
import { expect, it } from 'vitest';
import { addDocuments, isTotalTooLarge, noIssues } from './addDocuments.ts';

const file = (name: string, size = 1000): File =>
  Object.defineProperty(new File(['x'], name, { lastModified: 1 }), 'size', { value: size });
const names = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

it('takes files of the accepted types, up to 25 MB each (CARDS-010, CARDS-011, LIM-066)', () => {
  const { files, issues } = addDocuments([], [file('front.JPG', maxFileBytes), file('proof.pdf')], 2);
  expect(names(files)).toEqual(['front.JPG', 'proof.pdf']);
  expect(issues).toEqual(noIssues);
});

it('of more than two the first two are kept (CARDS-012)', () => {
  const { files, issues } = addDocuments([file('1.png')], [file('2.png'), file('3.png')], 2);
  expect(names(files)).toEqual(['1.png', '2.png']);
  expect(issues.isTooMany).toBe(true);
});

it('a file above 25 MB is named and left out, the others are taken (ADDR-009, CARDS-014, D-ADDR-03)', () => {
  const { files, issues } = addDocuments([], [file('huge.pdf', maxFileBytes + 1), file('fine.pdf')], 2);
  expect(names(files)).toEqual(['fine.pdf']);
  expect(issues.tooLarge).toEqual(['huge.pdf']);
});

it('a wrong type and an empty file are named, the same file counts once (D-ADDR-05)', () => {
  const { files, issues } = addDocuments([file('1.png')], [file('1.png'), file('run.exe'), file('empty.pdf', 0)], 2);
  expect(names(files)).toEqual(['1.png']);
  expect(issues.wrongType).toEqual(['run.exe', 'empty.pdf']);
});

it('more than 60 MB together are too large (CARDS-013)', () => {
  expect(isTotalTooLarge([file('a.pdf', maxFileBytes), file('b.pdf', maxFileBytes)])).toBe(false);
  expect(isTotalTooLarge([file('a.pdf', maxFileBytes), file('b.pdf', maxFileBytes), file('c.pdf', maxFileBytes)])).toBe(true);
});

it.each(['a.png', 'a.jpg', 'a.jpeg', 'a.gif', 'a.tif', 'a.tiff', 'a.pdf', 'a.heic', 'a.heif', 'a.bmp'])('takes %s (ADDR-007)', (name) => {
  expect(addDocuments([], [file(name)], 10)).toMatchObject({ files: [{ name }], issues: noIssues });
});

it('refuses a text, and keeps the first ten of eleven (ADDR-007, ADDR-006)', () => {
  expect(addDocuments([], [file('a.txt')], 10).issues.wrongType).toEqual(['a.txt']);
  const eleven = Array.from({ length: 11 }, (_, index) => file(`page ${index}.pdf`));
  expect(names(addDocuments([], eleven, 10).files)).toEqual(names(eleven.slice(0, 10)));
});
