export type Finding = {
  readonly id: string;
  readonly level: 'PASS' | 'WARN' | 'FAIL';
  /** The problems, or what was verified. */
  readonly what: string;
  /** The fix. '' if there is no problem. */
  readonly mend: string;
};

type Check = {
  readonly id: string;
  readonly holds: string;
  readonly mend: string;
  /** The level of a problem. @default 'FAIL' */
  readonly level?: 'WARN' | 'FAIL';
};

/** Combines all problems of a check into one finding. @param problems false for what is in order */
export function createFinding({ id, holds, mend, level = 'FAIL' }: Check, problems: readonly (string | false)[]): Finding {
  const found = problems.filter((problem) => problem !== false);
  if (found.length === 0) return { id, level: 'PASS', what: holds, mend: '' };
  return { id, level, what: found.join('; '), mend };
}

/** The most common fix, because no file of a deployment is edited manually. */
export const rebuildAdvice = 'Serve the generated files of dist/deploy as they are; after a change of config.json, build again.';
