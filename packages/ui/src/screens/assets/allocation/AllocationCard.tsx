import { styled } from 'styled-components';
import { Allocation, type Share } from '../../../components/Allocation/Allocation.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../foundations/Heading/Heading.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { allocationTexts } from './allocation.texts.ts';
import { assetsTexts } from '../assets.texts.ts';
import { describeGroup } from '../groupIcons.ts';
import type { AssetGroupSummary } from '../AssetsScreen.types.ts';
import { useLocale } from '../../../texts/Locale.tsx';
import { type Money, toMinorUnits } from '@wallet/core/money/money';
import { divide } from '@wallet/core/money/rounding';
import { formatShare } from '@wallet/core/format/formatPercent';
import { perLocale, type Locale } from '@wallet/core/format/locale';

type AllocationPart = { readonly label: string; readonly balance: Money | null };

/** Maximum number of parts that can be told apart. */
const MAX_PARTS = 5;

/**
 * Returns the shares of a total in whole percents that add up to 100, largest first. Beyond five parts the smallest are merged. Empty when
 * the total is zero or a balance is unknown, because shares of a partial total would mislead.
 */
export function calculateAllocation(parts: readonly AllocationPart[], locale: Locale): readonly Share[] {
  if (parts.some(({ balance }) => balance === null)) return [];
  const holdings = parts
    .map(({ label, balance }) => ({ label, units: balance === null ? 0n : toMinorUnits(balance) }))
    .filter(({ units }) => units > 0n)
    .toSorted((left, right) => (left.units === right.units ? 0 : left.units > right.units ? -1 : 1));
  const few =
    holdings.length > MAX_PARTS ? [...holdings.slice(0, MAX_PARTS - 1), mergeHoldings(holdings.slice(MAX_PARTS - 1), locale)] : holdings;
  const whole = sumUnits(few);
  const rounded = few.map(({ label, units }) => ({ label, percent: divide(units * 100n, whole, 'down'), lost: (units * 100n) % whole }));
  // The method of the largest remainder: what rounding down leaves of 100 goes to the shares that lost most.
  const left = Number(100n - rounded.reduce((sum, { percent }) => sum + percent, 0n));
  const raised = new Set(rounded.toSorted((one, other) => (one.lost === other.lost ? 0 : one.lost > other.lost ? -1 : 1)).slice(0, left));
  return rounded.map((share) => {
    const percent = Number(share.percent) + (raised.has(share) ? 1 : 0);
    return { label: share.label, percent, text: formatShare(percent, true, locale) };
  });
}

type Holding = { readonly label: string; readonly units: bigint };

const sumUnits = (parts: readonly Holding[]): bigint => parts.reduce((total, { units }) => total + units, 0n);

const lists = perLocale((locale) => new Intl.ListFormat(locale));

/** The label names all parts: 'Bonds and Structured Notes'. */
const mergeHoldings = (parts: readonly Holding[], locale: Locale): Holding => ({
  label: lists(locale).format(parts.map(({ label }) => label)),
  units: sumUnits(parts),
});

const StyledAllocationCard = styled(Card)`
  display: none;
  gap: var(--primitive-space-16);

  @media (min-width: 1120px) {
    display: grid;
  }
`;

export type AllocationCardProps = {
  /** The groups with their balances. */
  readonly groups: readonly AssetGroupSummary[];
};

/** Shows how the assets are divided, beside the page from 1120 px. */
export function AllocationCard({ groups }: AllocationCardProps) {
  const texts = useTexts(allocationTexts);
  const words = useTexts(assetsTexts);
  const shares = calculateAllocation(
    groups.map(({ name, balance }) => ({ label: describeGroup(name, words).label, balance })),
    useLocale(),
  );
  if (shares.length === 0) return null;
  return (
    <StyledAllocationCard forwardedAs="section">
      <Heading level={2} type="title-sm">
        {texts.allocation}
      </Heading>
      <Allocation label={texts.allocation} shares={shares} />
    </StyledAllocationCard>
  );
}
