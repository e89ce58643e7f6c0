import { type Money, toMinorUnits } from '@wallet/core/money/money';
import { divide } from '@wallet/core/money/rounding';
import { formatPercent } from '@wallet/core/format/formatPercent';
import type { Locale } from '@wallet/core/format/locale';
import type { Share } from '../../../components/Allocation/Allocation.tsx';

export type AllocationPart = { readonly label: string; readonly balance: Money | null };

/** Most parts that can be told apart. */
const MOST_PARTS = 5;

/**
 * How a whole divides, in whole percents that add up to 100, largest first. Beyond five parts the smallest are put together.
 * Empty when there is nothing, or when a balance is not known: a share of a part of the whole would mislead.
 * @param together the label of what was put together: 'Bonds and Structured Notes'
 */
export function allocationShares(
  parts: readonly AllocationPart[],
  together: (labels: readonly string[]) => string,
  locale: Locale,
): readonly Share[] {
  if (parts.some(({ balance }) => balance === null)) return [];
  const holdings = parts
    .map(({ label, balance }) => ({ label, units: balance === null ? 0n : toMinorUnits(balance) }))
    .filter(({ units }) => units > 0n)
    .toSorted((left, right) => (left.units === right.units ? 0 : left.units > right.units ? -1 : 1));
  const few =
    holdings.length > MOST_PARTS ? [...holdings.slice(0, MOST_PARTS - 1), joined(holdings.slice(MOST_PARTS - 1), together)] : holdings;
  const whole = sum(few);
  return few.map(({ label }, index) => {
    // From running sums: their rounded differences add up to 100 exactly.
    const before = divide(sum(few.slice(0, index)) * 100n, whole, 'halfEven');
    const percent = Number(divide(sum(few.slice(0, index + 1)) * 100n, whole, 'halfEven') - before);
    return { label, percent, text: percent === 0 ? `<${formatPercent('1', locale)}` : formatPercent(String(percent), locale) };
  });
}

type Holding = { readonly label: string; readonly units: bigint };

const sum = (parts: readonly Holding[]): bigint => parts.reduce((total, { units }) => total + units, 0n);

const joined = (parts: readonly Holding[], together: (labels: readonly string[]) => string): Holding => ({
  label: together(parts.map(({ label }) => label)),
  units: sum(parts),
});
