/** What was measured beside its goal. Without a goal it is reported only. */
export type Figure = {
  /** The row of performance-budgets.md. */
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Highest value that passes, or lowest where `atLeast` says so. */
  readonly goal?: number;
  readonly atLeast?: boolean;
};

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1));

export function passes({ value, goal, atLeast }: Figure): boolean {
  if (goal === undefined) return true;
  return atLeast === true ? value >= goal : value <= goal;
}

function verdictOf(figure: Figure): string {
  if (figure.goal === undefined) return 'info';
  return passes(figure) ? 'ok  ' : 'FAIL';
}

function lineOf(figure: Figure): string {
  const { id, what, value, unit, goal, atLeast } = figure;
  const limit = goal === undefined ? 'reported' : `goal ${atLeast === true ? 'at least ' : ''}${goal}`;
  return `${verdictOf(figure)} ${id.padEnd(4)} ${what}: ${shown(value)} ${unit} (${limit})`;
}

/** Prints a line each; answers how many of those with a goal passed and failed. */
export function reportFigures(figures: readonly Figure[]): { readonly passed: number; readonly failed: number } {
  for (const figure of figures) console.log(lineOf(figure));
  const gated = figures.filter(({ goal }) => goal !== undefined);
  const failed = gated.filter((figure) => !passes(figure)).length;
  return { passed: gated.length - failed, failed };
}
