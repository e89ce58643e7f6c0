import { expect, it } from 'vitest';
import { namedFile } from './namedFile.ts';

const content = new Blob(['a,b'], { type: 'text/csv' });

it('a file has the name that the provider gives it (API-073)', () => {
  const file = namedFile(content, 'attachment; filename="statement-accounts-2026-11-20.xlsx"');
  expect(file).toMatchObject({ name: 'statement-accounts-2026-11-20.xlsx', type: 'text/csv', size: 3 });
});

it.each([undefined, 'attachment', 'attachment; filename="../../etc/passwd"'])('of %s it takes no name (API-073)', (disposition) => {
  expect(namedFile(content, disposition)).toBe(content);
});
