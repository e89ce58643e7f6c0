/** Something to be measured: one call does the same work each time and keeps its results, so that nothing is optimised away. */
export type Variant = () => unknown;

/** A budget that is a ratio: ours against a reference, side by side in one process. */
export type RatioBudget = {
  readonly id: string;
  readonly what: string;
  /** Highest ratio that passes. */
  readonly goal: number;
  readonly ours: Variant;
  readonly reference: Variant;
  /** Operations that one call of either does; for the report only. @default 1 */
  readonly operations?: number;
};

export type Measured = { readonly ratio: number; readonly oursNs: number; readonly referenceNs: number };

const ROUNDS = 25;
const WARM_UP_ROUNDS = 5;

/**
 * The median of the ratios of 25 rounds, in which ours and the reference alternate and take turns in beginning, so that a slow moment
 * of the machine meets both. Waits for a promise.
 */
export async function compare({ ours, reference, operations = 1 }: RatioBudget): Promise<Measured> {
  const rounds: { readonly ours: number; readonly reference: number }[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const isOursFirst = round % 2 === 0;
    const first = await time(isOursFirst ? ours : reference);
    const second = await time(isOursFirst ? reference : ours);
    if (round >= 0) rounds.push(isOursFirst ? { ours: first, reference: second } : { ours: second, reference: first });
  }
  return {
    ratio: median(rounds.map((round) => round.ours / round.reference)),
    oursNs: median(rounds.map((round) => round.ours)) / operations,
    referenceNs: median(rounds.map((round) => round.reference)) / operations,
  };
}

/** Measures each budget, prints a line for it, and returns how many missed their goal. */
export async function runBudgets(budgets: readonly RatioBudget[]): Promise<number> {
  let failed = 0;
  for (const budget of budgets) {
    const measured = await compare(budget);
    const passes = measured.ratio <= budget.goal;
    if (!passes) failed++;
    const times = `${formatNs(measured.oursNs)} against ${formatNs(measured.referenceNs)}`;
    console.log(
      `${passes ? 'ok  ' : 'FAIL'} ${budget.id} ${budget.what}: ${measured.ratio.toPrecision(3)}x, goal ${budget.goal}x (${times})`,
    );
  }
  return failed;
}

/** The middle one of some numbers; of an even count the upper middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A time as a reader takes it in. */
export function formatNs(ns: number): string {
  if (ns < 1e3) return `${ns.toPrecision(3)} ns`;
  return ns < 1e6 ? `${(ns / 1e3).toPrecision(3)} µs` : `${(ns / 1e6).toPrecision(3)} ms`;
}

/** Nanoseconds of one call. */
async function time(variant: Variant): Promise<number> {
  const begin = process.hrtime.bigint();
  const result = variant();
  if (result instanceof Promise) await result;
  return Number(process.hrtime.bigint() - begin);
}
