import { describe, expect, it } from 'vitest';
import { readCounts } from './readCounts.ts';

describe('readCounts', () => {
  it.each([
    ['Vitest', ' Test Files  1 failed | 3 passed (4)\n      Tests  2 failed | 34 passed | 1 skipped (37)\n', { passed: 34, failed: 2 }],
    [
      'Vitest in colour',
      '\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m39 passed\u001B[39m\u001B[22m (39)',
      { passed: 39, failed: 0 },
    ],
    ['Playwright', 'Running 4 tests\n  1 failed\n    [phone] x.spec.ts:1:1 passes 7 passed\n  3 passed (9.1s)\n', { passed: 3, failed: 1 }],
    ['a runner of our own', 'PASS a\nvisual: 31 passed, 2 failed\n', { passed: 31, failed: 2 }],
    ['a runner that says nothing', 'done\n', { passed: 0, failed: 0 }],
  ])('reads what %s prints', (_runner, output, counts) => {
    expect(readCounts(output)).toEqual(counts);
  });
});
