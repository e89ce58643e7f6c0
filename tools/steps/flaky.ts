import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = join(import.meta.dirname, '../../docs/flaky.md');

/** What names a test whatever runs it: no project, no line. `[phone] › e2e/a.spec.ts:1:1 › sends` is `e2e/a.spec.ts › sends`. */
const nameOf = (test: string): string =>
  test
    .replace(/^\[[^\]]*\] › /, '')
    .replace(/:\d+:\d+(?= › )/, '')
    .trim();

/**
 * The tests that are known to need a second try, as the table of docs/flaky.md names them. A row without an owner, a cause and a date until
 * which it may stay is no excuse.
 */
export function readFlaky(table: string, today: string): ReadonlySet<string> {
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Set(
    rows.flatMap(([name = '', owner = '', cause = '', until = '']) =>
      owner !== '' && cause !== '' && /^\d{4}-\d{2}-\d{2}$/.test(until) && until >= today ? [nameOf(name.replaceAll('`', ''))] : [],
    ),
  );
}

/** Those of the tests that needed a second try which nobody has owned: a race that loses one run in two is green three times in four. */
export function unexcused(retried: readonly string[], flaky: ReadonlySet<string>): readonly string[] {
  return retried.filter((test) => !flaky.has(nameOf(test)));
}

/**
 * So many tests that nobody has owned yet may need a second try: two in a thousand of the 3,400 that look at a browser. A machine that
 * draws stories and walks journeys on the same two cores finds another few in every run, and each of them gets its row the same day.
 */
export const STRAY = 7;

/** All of them where they are more than {@link STRAY}: none is let pass because it came first. */
export const tooMany = (unowned: readonly string[]): readonly string[] => (unowned.length > STRAY ? unowned : []);

/** The list as it stands today. */
export const knownFlaky = (): ReadonlySet<string> => readFlaky(readFileSync(LIST, 'utf8'), new Date().toISOString().slice(0, 10));
