import { expect, it } from 'vitest';
import { retryConflicts } from './retryConflicts.ts';

const refused = (code: string): Error => Object.assign(new Error(code), { code });

/** Fails with each code in turn, then resolves to the number of calls. */
function failing(...codes: readonly string[]): () => Promise<number> {
  let calls = 0;
  return async () => {
    const code = codes[calls];
    calls += 1;
    if (code !== undefined) throw refused(code);
    return calls;
  };
}

it('work that the database rolled back because of a conflict is retried (RULE-002)', async () => {
  expect(await retryConflicts(failing('40001', '40P01'))).toBe(3);
});

it('any other error is not retried, and a conflict only a limited number of times (RULE-002)', async () => {
  await expect(retryConflicts(failing('23505'))).rejects.toThrow('23505');
  await expect(retryConflicts(failing(...Array.from({ length: 50 }, () => '40001')))).rejects.toThrow('40001');
});
