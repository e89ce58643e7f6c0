import { describe, expect, it } from 'vitest';
import { readCounts, readRetried } from './readCounts.ts';

describe('readCounts', () => {
  it.each([
    ['Vitest', ' Test Files  1 failed | 3 passed (4)\n      Tests  2 failed | 34 passed | 1 skipped (37)\n', { passed: 34, failed: 2 }],
    [
      'Vitest in colour',
      '\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m39 passed\u001B[39m\u001B[22m (39)',
      { passed: 39, failed: 0 },
    ],
    ['Playwright', 'Running 4 tests\n  1 failed\n    [phone] x.spec.ts:1:1 passes 7 passed\n  3 passed (9.1s)\n', { passed: 3, failed: 1 }],
    ['Playwright, a test that passed at the second try', '  1 flaky\n  3 passed (9.1s)\n', { passed: 4, failed: 0 }],
    ['a runner of our own', 'PASS a\nvisual: 31 passed, 2 failed\n', { passed: 31, failed: 2 }],
    ['a runner that says nothing', 'done\n', { passed: 0, failed: 0 }],
  ])('reads what %s prints', (_runner, output, counts) => {
    expect(readCounts(output)).toEqual(counts);
  });
});

describe('readRetried', () => {
  it('names what passed at the second try, whichever runner it was', () => {
    const output =
      'Retried: app/src/a.test.ts > waits\nTaken again: phone_a.png\n  1 flaky\n    [phone] › e2e/a.spec.ts:1:1 › sends \n  3 passed (9.1s)\n';
    expect(readRetried(output)).toEqual(['app/src/a.test.ts > waits', 'phone_a.png', '[phone] › e2e/a.spec.ts:1:1 › sends']);
  });

  it('is empty where every test passed at once', () => {
    expect(readRetried('      Tests  39 passed (39)\n  3 passed (9.1s)\n')).toEqual([]);
  });
});
