/** A measured value and its goal. Without a goal it is only reported. */
export type Figure = {
  /** The row of performance-budgets.md. */
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The highest value that passes, or the lowest with `atLeast`. */
  readonly goal?: number;
  readonly atLeast?: boolean;
};

const formatValue = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1));

/** Prints one line per figure. A missed goal sets the exit code to 1. */
export function reportFigures(figures: readonly Figure[]): void {
  for (const { id, what, value, unit, goal, atLeast = false } of figures) {
    const passes = goal === undefined || (atLeast ? value >= goal : value <= goal);
    const limit = goal === undefined ? 'reported' : `goal ${atLeast ? 'at least ' : ''}${goal}`;
    console.log(
      `${goal === undefined ? 'info' : passes ? 'ok  ' : 'FAIL'} ${id.padEnd(4)} ${what}: ${formatValue(value)} ${unit} (${limit})`,
    );
    if (!passes) process.exitCode = 1;
  }
}

/** The median. For an even count, the upper of the two middle values. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const createTimer = (work: () => unknown) => async (): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/**
 * Resolves with the median of each measure. The measures run alternately, and the order is reversed every round, so that a slow phase of
 * the machine affects all of them.
 */
export async function measureAlternately(
  measures: readonly (() => Promise<number>)[],
  rounds = 25,
  warmUp = 3,
): Promise<readonly number[]> {
  const times = measures.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round++)
    for (const [place, measure] of round % 2 === 0 ? [...measures.entries()] : [...measures.entries()].toReversed()) {
      const time = await measure();
      if (round >= 0) times[place]?.push(time);
    }
  return times.map(median);
}
