export type Counts = { readonly passed: number; readonly failed: number };

// oxlint-disable-next-line no-control-regex -- the colours of a terminal are control characters
const COLOURS = /\u001B\[[0-9;]*m/g;

const sum = (text: string, word: string): number =>
  [...text.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].reduce((total, [, count]) => total + Number(count), 0);

/**
 * How many tests a runner says passed and failed. Vitest writes `Tests  1 failed | 34 passed (35)`, Playwright `  3 passed (9s)` with
 * `  1 failed` on a line of its own, our own runners `visual: 31 passed, 0 failed`. A test that was not run (`skipped`,
 * `did not run`) is no pass.
 */
export function readCounts(output: string): Counts {
  const lines = output.replaceAll(COLOURS, '').split('\n');
  const summary =
    lines.findLast((line) => /^\s*Tests\s+\d/.test(line)) ??
    lines.findLast((line) => /^[\w-]+: \d+ passed, \d+ failed/.test(line)) ??
    lines.filter((line) => /^\s+\d+ (passed|failed|did not run)/.test(line)).join('\n');
  return { passed: sum(summary, 'passed'), failed: sum(summary, 'failed') };
}
