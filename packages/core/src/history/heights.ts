import { maxMoney, minMoney } from '../money/arithmetic.ts';
import { type Money, toMinorUnits } from '../money/money.ts';
import { divide } from '../money/rounding.ts';

/** How finely a height is told. */
const PARTS = 1000n;

/** Where each amount lies between the lowest of them, 0, and the highest, 1; in the middle where all are the same. For drawing, not for sums. */
export function heightsOf(amounts: readonly Money[]): readonly number[] {
  const [first] = amounts;
  if (first === undefined) return [];
  const least = toMinorUnits(amounts.reduce((lowest, amount) => minMoney(lowest, amount), first));
  const span = toMinorUnits(amounts.reduce((highest, amount) => maxMoney(highest, amount), first)) - least;
  return amounts.map((amount) =>
    span === 0n ? 0.5 : Number(divide((toMinorUnits(amount) - least) * PARTS, span, 'halfEven')) / Number(PARTS),
  );
}
