import { expect, it } from 'vitest';
import { retryConflicts } from './retryConflicts.ts';

const createError = (code: string): Error => Object.assign(new Error(code), { code });

/** Fails with each code in turn, then resolves to the number of calls. */
function createFailing(...codes: readonly string[]): () => Promise<number> {
  let calls = 0;
  return async () => {
    const code = codes[calls];
    calls += 1;
    if (code !== undefined) throw createError(code);
    return calls;
  };
}

it('work that the database rolled back because of a conflict is retried (RULE-002)', async () => {
  expect(await retryConflicts(createFailing('40001', '40P01'))).toBe(3);
});

it('any other error is not retried, and a conflict only a limited number of times (RULE-002)', async () => {
  await expect(retryConflicts(createFailing('23505'))).rejects.toThrow('23505');
  await expect(retryConflicts(createFailing(...Array.from({ length: 50 }, () => '40001')))).rejects.toThrow('40001');
});
