export type CheckResult = {
  readonly what: string;
  readonly isHeld: boolean;
  /** What was received instead. '' if the check passed. */
  readonly word: string;
};

/** Compares values by their JSON, which is what is transmitted. */
export function compare(what: string, seen: unknown, expected: unknown): CheckResult {
  const [actual, wanted] = [JSON.stringify(seen) ?? 'nothing', JSON.stringify(expected) ?? 'nothing'];
  return { what, isHeld: actual === wanted, word: actual === wanted ? '' : `${actual} instead of ${wanted}` };
}
