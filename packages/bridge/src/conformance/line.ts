/** One thing that was tried. */
export type Line = {
  readonly what: string;
  readonly isHeld: boolean;
  /** What was seen instead; '' where it held. */
  readonly word: string;
};

/** Compares by what travels: JSON. */
export function compare(what: string, seen: unknown, expected: unknown): Line {
  const [told, wanted] = [JSON.stringify(seen) ?? 'nothing', JSON.stringify(expected) ?? 'nothing'];
  return { what, isHeld: told === wanted, word: told === wanted ? '' : `${told} instead of ${wanted}` };
}
