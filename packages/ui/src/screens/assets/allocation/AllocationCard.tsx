import { styled } from 'styled-components';
import { Allocation } from '../../../components/Allocation/Allocation.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../foundations/Heading/Heading.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { allocationShares } from './allocationShares.ts';
import { allocationTexts } from './allocation.texts.ts';
import { assetsTexts } from '../assets.texts.ts';
import type { AssetGroupSummary } from '../AssetsScreen.types.ts';
import { useLocale } from '../../../texts/Locale.tsx';

const StyledAllocationCard = styled(Card)`
  display: none;
  gap: var(--primitive-space-16);

  @media (min-width: 1120px) {
    display: grid;
  }
`;

/** Shows how the assets are divided, beside the page from 1120 px. */
export function AllocationCard({ groups }: { readonly groups: readonly AssetGroupSummary[] }) {
  const texts = useTexts(allocationTexts);
  const { groups: names } = useTexts(assetsTexts);
  const shares = allocationShares(
    groups.map(({ name, balance }) => ({ label: names[name], balance })),
    texts.together,
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
