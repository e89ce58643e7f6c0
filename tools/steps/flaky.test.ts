import { describe, expect, it } from 'vitest';
import { knownFlaky, readFlaky, STRAY, tooMany, unexcused } from './flaky.ts';

const table = `| test | owner | cause | until |
| --- | --- | --- | --- |
| \`e2e/a.spec.ts › sends\` | payments | the frame says its word before it is heard | 2026-12-01 |
| \`e2e/b.spec.ts › waits\` |  | unknown | 2026-12-01 |
| \`e2e/c.spec.ts › old\` | payments | slow | 2026-11-01 |
`;

describe('a test that passes at the second try', () => {
  const flaky = readFlaky(table, '2026-11-24');

  it('is excused where it has an owner, a cause and a date that is not over', () => {
    expect(unexcused(['[phone] › e2e/a.spec.ts:12:3 › sends', '[desktop] › e2e/a.spec.ts:12:3 › sends'], flaky)).toEqual([]);
  });

  it('has no excuse otherwise', () => {
    const retried = ['[phone] › e2e/b.spec.ts:1:1 › waits', '[phone] › e2e/c.spec.ts:1:1 › old', 'app/src/x.test.ts > new'];
    expect(unexcused(retried, flaky)).toEqual(retried);
  });

  it('passes as a stray of a busy machine, and fails with its like', () => {
    const strays = Array.from({ length: STRAY }, (_, index) => `stray ${index}`);
    expect(tooMany(strays)).toEqual([]);
    expect(tooMany([...strays, 'one more'])).toEqual([...strays, 'one more']);
  });

  it('stands in a list that can be read', () => {
    expect(knownFlaky().size).toBeLessThan(10);
  });
});
