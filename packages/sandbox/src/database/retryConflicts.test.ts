import { expect, it } from 'vitest';
import { retryConflicts } from './retryConflicts.ts';

const refused = (code: string): Error => Object.assign(new Error(code), { code });

/** Fails with each code in turn, then answers how often it was called. */
function failing(...codes: readonly string[]): () => Promise<number> {
  let calls = 0;
  return async () => {
    const code = codes[calls];
    calls += 1;
    if (code !== undefined) throw refused(code);
    return calls;
  };
}

it('work that the database undid for the sake of another is done again (RULE-002)', async () => {
  expect(await retryConflicts(failing('40001', '40P01'))).toBe(3);
});

it('what is wrong with the work itself is not tried again, and a conflict not for ever (RULE-002)', async () => {
  await expect(retryConflicts(failing('23505'))).rejects.toThrow('23505');
  await expect(retryConflicts(failing(...Array.from({ length: 50 }, () => '40001')))).rejects.toThrow('40001');
});
