import { maxMoney, minMoney } from '../money/arithmetic.ts';
import { type Money, toMinorUnits } from '../money/money.ts';
import { divide } from '../money/rounding.ts';

const RESOLUTION = 1000n;

/** Scales amounts to the range from the lowest, 0, to the highest, 1. Equal amounts are all at 0.5. For drawing, not for calculations. */
export function calculateHeights(amounts: readonly Money[]): readonly number[] {
  const [first] = amounts;
  if (first === undefined) return [];
  const least = toMinorUnits(amounts.reduce((lowest, amount) => minMoney(lowest, amount), first));
  const span = toMinorUnits(amounts.reduce((highest, amount) => maxMoney(highest, amount), first)) - least;
  return amounts.map((amount) =>
    span === 0n ? 0.5 : Number(divide((toMinorUnits(amount) - least) * RESOLUTION, span, 'halfEven')) / Number(RESOLUTION),
  );
}
