import { minUnitPurchase } from '@wallet/core/fees/trade';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Money as Amount } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { privateEquityIcon } from '../../foundations/Icon/icons.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { Percent } from '../../foundations/Percent/Percent.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { StaleNote } from '../../patterns/StaleNote/StaleNote.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { marketplaceTexts } from './marketplace.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CompanyMark } from '../../components/CompanyMark/CompanyMark.tsx';
import { StatusBadge, type TokenStatus } from '../../components/StatusBadge/StatusBadge.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { createScreen, type ScreenProps, ScreenSlot } from '../../foundations/screen/createScreen.tsx';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** One deal of the marketplace (D-TOK-17). */
export type MarketplaceDeal = {
  readonly symbol: string;
  readonly company: string;
  readonly country: string;
  readonly logo: string | null;
  readonly logoDark: string | null;
  /** Null for a status unknown to this version; no badge is shown. */
  readonly status: TokenStatus | null;
  /** Industry and stage, as worded by the provider. */
  readonly tags: readonly string[];
  /** Of a unit, formatted for display; null is shown as a dash. */
  readonly price: string | null;
  /** Since the placement, in percent: '25.00'; null is shown as a dash. */
  readonly change: string | null;
  /** Formatted for display; null is shown as a dash. */
  readonly minimumInvestment: string | null;
  /** The deal's page; null when it is coming soon. */
  readonly href: string | null;
};

export type MarketplaceScreenProps = ScreenProps<'empty'> & {
  /** In the provider's order. */
  readonly page: PageState<readonly MarketplaceDeal[]>;
  /** Minimum of a purchase. @default 100.00 EUR */
  readonly minimum?: Amount;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
};

const StyledDeal = styled(Card)`
  display: grid;
  gap: var(--primitive-space-16);
  overflow-wrap: anywhere;

  > div,
  [data-part='meta'] {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-12);
  }
  [data-part='meta'] {
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--primitive-space-4) var(--primitive-space-8);
  }
  > dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--primitive-space-8);
    padding-block-start: var(--primitive-space-12);
    border-block-start: 1px solid var(--component-row-divider);
  }
  /* Puts the figures of all deals into the same columns, of which a deal that is over leaves the last one empty. */
  > dl > div {
    --change: 6.5rem;
    --minimum: 7.75rem;
    flex: 1 0 4rem;
  }
  > dl > div:nth-child(2) {
    flex-basis: var(--change);
  }
  > dl > div:nth-child(3) {
    flex-basis: var(--minimum);
  }
  > dl > div:nth-child(2):last-child {
    flex: 2 0 calc(var(--change) + var(--minimum) + var(--primitive-space-8));
  }
  dt {
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  dd {
    font: var(--semantic-typography-body-medium);
    font-variant-numeric: tabular-nums;
  }
  /* The arrow's box is wider than the arrow, which stands below the label. */
  [data-direction] > svg {
    margin-inline-start: -3px;
  }
  [data-part='company'] {
    flex: 1;
    min-inline-size: 0;
  }
  [data-part='name'] {
    display: block;
    color: inherit;
    font: var(--semantic-typography-title-sm);
    text-decoration: none;
  }
  small {
    display: block;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
`;

/** What can no longer be bought has no minimum. */
const isOver: Record<TokenStatus, boolean> = {
  coming_soon: false,
  pre_order: false,
  available: false,
  sold_out: true,
  payout_soon: true,
  deal_exit: true,
};

/** A deal in brief. The whole card links to its page, unless the deal is coming soon (D-TOK-17). */
function DealCard({ deal }: { readonly deal: MarketplaceDeal }) {
  const texts = useTexts(marketplaceTexts);
  const { symbol, company, country, logo, logoDark, status, tags, price, change, minimumInvestment, href } = deal;
  return (
    <StyledDeal forwardedAs="li" pressable={href !== null}>
      <div>
        <CompanyMark name={company} {...{ logo, logoDark }} />
        <div data-part="company">
          {href === null ? (
            <span data-part="name" dir="auto">
              {company}
            </span>
          ) : (
            <a data-part="name" dir="auto" href={href}>
              {company}
            </a>
          )}
          <div data-part="meta">
            <small>{[symbol, country].filter((part) => part !== '').join(' · ')}</small>
            {status === null ? null : <StatusBadge status={status} />}
          </div>
          {tags.length === 0 ? null : <small dir="auto">{tags.join(', ')}</small>}
        </div>
      </div>
      <dl>
        <Figure label={texts.price}>{price ?? UNKNOWN}</Figure>
        <Figure label={texts.change}>{change === null ? UNKNOWN : <Percent value={change} />}</Figure>
        {status !== null && isOver[status] ? null : <Figure label={texts.minimumInvestment}>{minimumInvestment ?? UNKNOWN}</Figure>}
      </dl>
    </StyledDeal>
  );
}

const UNKNOWN = <Money value={null} />;

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const SKELETON_KEYS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

const StyledDeals = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--primitive-space-12);

  @media (min-width: 1120px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--primitive-space-24);
  }
`;

/** Lists the private equity deals (D-TOK-17). */
export const MarketplaceScreen = createScreen(function MarketplaceScreen({
  page,
  minimum = minUnitPurchase,
  onBack,
}: MarketplaceScreenProps) {
  const texts = useTexts(marketplaceTexts);
  const locale = useLocale();
  return (
    <>
      <AppHeader title={texts.title} onBack={onBack} />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? (
          <LoadFailed failure={page.failure} onRetry={page.onRetry} />
        ) : (
          <Text tone="secondary">{texts.from({ least: formatMoney(minimum, locale, { place: 'short' }) })}</Text>
        )}
        {page.kind === 'loading' ? (
          <StyledDeals as="div">
            {SKELETON_KEYS.map((name) => (
              <Skeleton key={name} variant="card" {...(name === 'one' ? { label: texts.loading } : {})} />
            ))}
          </StyledDeals>
        ) : null}
        {page.kind === 'ready' ? <StaleNote updatedAt={page.updatedAt} /> : null}
        {page.kind === 'ready' && page.content.length === 0 ? (
          <ScreenSlot name="empty">
            <EmptyState icon={privateEquityIcon} title={texts.empty} />
          </ScreenSlot>
        ) : null}
        {page.kind === 'ready' && page.content.length > 0 ? (
          <StyledDeals role="list">
            {page.content.map((deal) => (
              <DealCard key={deal.symbol} deal={deal} />
            ))}
          </StyledDeals>
        ) : null}
      </Page>
    </>
  );
});
