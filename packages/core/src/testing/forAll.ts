import fc from 'fast-check';

export const RUNS = { numRuns: 1000 } as const;

/** Checks a property on a thousand combinations of any values. */
export const forAll = <Values extends [unknown, ...unknown[]]>(
  ...property: [...arbitraries: { [K in keyof Values]: fc.Arbitrary<Values[K]> }, predicate: (...values: Values) => boolean | void]
): void => fc.assert(fc.property<Values>(...property), RUNS);
