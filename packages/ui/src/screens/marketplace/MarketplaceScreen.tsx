import { leastUnitPurchase } from '@wallet/core/fees/trade';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { styled } from 'styled-components';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { privateEquityIcon } from '../../foundations/Icon/glyphs/privateEquityIcon.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { StaleNote } from '../../patterns/StaleNote/StaleNote.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { DealCard } from './DealCard.tsx';
import type { MarketplaceDeal, MarketplaceScreenProps } from './MarketplaceScreen.types.ts';
import { marketplaceTexts } from './marketplace.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

const StyledDeals = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--primitive-space-12);

  @media (min-width: 1120px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--primitive-space-24);
  }
`;

/** Continues the sentence above it on a second line. */
const StyledMinimum = styled(Text)`
  margin-block-start: calc(-1 * var(--primitive-space-12));
`;

/** Returns the minimum that all deals share, shown once instead of on every card; null when they differ. */
function sharedMinimum(deals: readonly MarketplaceDeal[]): string | null {
  const first = deals[0]?.minimumInvestment ?? null;
  return deals.length > 1 && deals.every(({ minimumInvestment }) => minimumInvestment === first) ? first : null;
}

/** Lists the private equity deals (D-TOK-17). */
export function MarketplaceScreen({ page, onBack }: MarketplaceScreenProps) {
  const texts = useTexts(marketplaceTexts);
  const locale = useLocale();
  const shared = page.kind === 'ready' ? sharedMinimum(page.content) : null;
  return (
    <>
      <AppHeader title={texts.title} onBack={onBack} />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? (
          <LoadFailed failure={page.failure} onRetry={page.onRetry} />
        ) : (
          <Text tone="secondary">{texts.from(formatMoney(leastUnitPurchase, locale, { place: 'short' }))}</Text>
        )}
        {shared === null ? null : (
          <StyledMinimum tone="secondary">
            {texts.minimumInvestment} {shared}
          </StyledMinimum>
        )}
        {page.kind === 'loading' ? (
          <StyledDeals as="div">
            {SKELETONS.map((name) => (
              <Skeleton key={name} variant="card" {...(name === 'one' ? { label: texts.loading } : {})} />
            ))}
          </StyledDeals>
        ) : null}
        {page.kind === 'ready' ? <StaleNote updatedAt={page.updatedAt} /> : null}
        {page.kind === 'ready' && page.content.length === 0 ? <EmptyState icon={privateEquityIcon} title={texts.empty} /> : null}
        {page.kind === 'ready' && page.content.length > 0 ? (
          <StyledDeals role="list">
            {page.content.map((deal) => (
              <DealCard key={deal.symbol} deal={deal} saysMinimum={shared === null} />
            ))}
          </StyledDeals>
        ) : null}
      </Page>
    </>
  );
}
