/** One thing that was tried. */
export type Line = {
  readonly what: string;
  readonly isHeld: boolean;
  /** What was seen instead; '' where it held. */
  readonly word: string;
};

/** Compares by what travels: JSON. */
export function compare(what: string, seen: unknown, expected: unknown): Line {
  const [actual, wanted] = [JSON.stringify(seen) ?? 'nothing', JSON.stringify(expected) ?? 'nothing'];
  return { what, isHeld: actual === wanted, word: actual === wanted ? '' : `${actual} instead of ${wanted}` };
}
