export type Level = 'PASS' | 'WARN' | 'FAIL';

/** What one check came to. */
export type Finding = {
  readonly id: string;
  readonly level: Level;
  /** What is wrong, or what holds. */
  readonly what: string;
  /** How to mend it; '' where nothing is wrong. */
  readonly mend: string;
};

type Check = {
  readonly id: string;
  /** Said when nothing is wrong. */
  readonly holds: string;
  readonly mend: string;
  /** Of what is wrong. @default 'FAIL' */
  readonly level?: 'WARN' | 'FAIL';
};

/** One finding of a check: every problem of it in one line. */
export function findingOf({ id, holds, mend, level = 'FAIL' }: Check, problems: readonly string[]): Finding {
  if (problems.length === 0) return { id, level: 'PASS', what: holds, mend: '' };
  return { id, level, what: problems.join('; '), mend };
}

const BUILD = 'Serve the generated files of dist/deploy as they are; after a change of config.json build again.';
/** How most of it is mended: nothing of a deployment is written by hand. */
export const buildAgain = BUILD;
