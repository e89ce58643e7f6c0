import type { WorthChange } from '@wallet/core/history/dayChange';
import { isZero, subtractMoney } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { LinkRow } from '../../../components/LinkRow/LinkRow.tsx';
import { List } from '../../../components/List/List.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { marketplaceIcon } from '../../../foundations/Icon/icons.ts';
import { Page } from '../../../foundations/Page/Page.tsx';
import { useTheme } from '../../../foundations/ThemeRoot/Theme.ts';
import { createScreen, ScreenSlot } from '../../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../../patterns/AppHeader/AppHeader.tsx';
import { BalanceCard } from '../../../patterns/BalanceCard/BalanceCard.tsx';
import { RefreshButton } from '../../../patterns/RefreshButton/RefreshButton.tsx';
import { LoadFailed } from '../../../patterns/PageStates/LoadFailed.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { StyledChange, WorthChangeLine } from '../balance-history/WorthChangeLine.tsx';
import { AccountSections, findOnlyInstrument, loadInstrument } from './AccountSections.tsx';
import { accountGroupTexts } from './accountGroup.texts.ts';
import { assetsTexts } from '../assets.texts.ts';
import type { AccountGroupContent, AccountGroupScreenProps } from '../AssetsScreen.types.ts';
import { describeGroup } from '../groupIcons.ts';

const StyledSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--primitive-space-24);
`;

// Leaves room for what stands above the rows: the table's headings, and the first provider's name.
const StyledWaiting = styled.div`
  --title: 0px;
  padding-block-start: var(--title);
  font: var(--semantic-typography-title-sm);

  &:is([data-group='cash'], [data-group='data']) {
    --title: calc(1lh + var(--primitive-space-12));
  }
  @media (min-width: 1120px) {
    padding-block-start: calc(40px + var(--title));
  }
`;

/** The accounts' shares are of what can be used, so that they add up to the whole. */
const sumRows = ({ total, held = null }: AccountGroupContent): Amount | null =>
  total === null || held === null ? total : subtractMoney(total, held);

/** The accounts of one group by provider. A row expands to its actions (HOME-013 to HOME-024). */
export const AccountGroupScreen = createScreen(function AccountGroupScreen({
  group,
  page,
  refreshing,
  onRefresh,
  onBack,
  websiteHref,
  marketplaceHref,
  addMoneyHref,
  history = null,
  latest,
  ...rows
}: AccountGroupScreenProps) {
  const texts = useTexts(assetsTexts);
  const { label, holds } = describeGroup(group, texts);
  const isInstruments = holds === 'instruments';
  // A single instrument is open from the start.
  const only = page.kind === 'ready' ? findOnlyInstrument(page.content.sections) : null;
  const [isFolded, setFolded] = useState(false);
  const opening =
    only === null ? {} : { openItem: isFolded ? null : only.key, onOpenItem: (key: string | null) => setFolded(key === null) };
  const hasNothing = page.kind === 'ready' && page.content.total !== null && isZero(page.content.total);
  useEffect(() => {
    // Preloads the details while the accounts load. If that fails, they are loaded when a row opens.
    if (isInstruments) loadInstrument().catch(() => undefined);
  }, [isInstruments]);
  return (
    <>
      <AppHeader
        title={label}
        onBack={onBack}
        action={onRefresh && <RefreshButton label={texts.refresh} refreshing={refreshing ?? false} onRefresh={onRefresh} />}
      />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
        {page.kind === 'loading' ? (
          <>
            <BalanceCard
              size="md"
              label={label}
              value={null}
              loading
              {...(isInstruments ? { below: <Gain gain={null} /> } : history === null ? {} : { below: null })}
            />
            <StyledWaiting data-group={typeof group === 'string' ? group : undefined}>
              <Skeleton variant="rows" count={5} label={texts.loading} />
            </StyledWaiting>
          </>
        ) : null}
        {page.kind === 'ready' ? (
          <>
            <BalanceCard
              size="md"
              label={texts.groupOf({ group: label, size: texts[holds]({ count: page.content.count }) })}
              value={page.content.total}
              pending={page.content.held ?? null}
              updatedAt={page.updatedAt}
              {...(isInstruments
                ? { below: <Gain gain={page.content.gain ?? null} /> }
                : history === null || hasNothing
                  ? {}
                  : { below: history })}
            />
            {page.content.sections.length === 0 ? (
              <ScreenSlot name="empty">
                <EmptyGroup {...{ group, websiteHref, marketplaceHref, addMoneyHref }} />
              </ScreenSlot>
            ) : (
              <StyledSections>
                <AccountSections
                  group={group}
                  sections={page.content.sections}
                  total={sumRows(page.content)}
                  stale={page.updatedAt !== undefined}
                  {...rows}
                  {...opening}
                />
                {group === 'data' && marketplaceHref !== undefined ? <MarketplaceRow href={marketplaceHref} /> : null}
              </StyledSections>
            )}
            {latest}
          </>
        ) : null}
      </Page>
    </>
  );
});

/** What instruments have gained since their purchase. It keeps its place while it is unknown, and is not shown with hidden balances. */
function Gain({ gain }: { readonly gain: WorthChange | null }) {
  const texts = useTexts(accountGroupTexts);
  const isHidden = useTheme().balances === 'hidden';
  return (
    <StyledChange data-absent>
      {gain === null || isHidden ? null : <WorthChangeLine {...gain} since={texts.changedSince.purchase} />}
    </StyledChange>
  );
}

function MarketplaceRow({ href }: { readonly href: string }) {
  const texts = useTexts(accountGroupTexts);
  return (
    <List>
      <LinkRow href={href} icon={marketplaceIcon} title={texts.marketplace} note={texts.marketplaceNote} />
    </List>
  );
}

type EmptyGroupProps = Pick<AccountGroupScreenProps, 'group' | 'websiteHref' | 'marketplaceHref' | 'addMoneyHref'>;

function EmptyGroup({ group, websiteHref, marketplaceHref, addMoneyHref }: EmptyGroupProps) {
  const texts = useTexts(accountGroupTexts);
  const { icon, holds } = describeGroup(group, useTexts(assetsTexts));
  const isInstruments = holds === 'instruments';
  const title = isInstruments ? texts.noTools : group === 'data' ? texts.noDeals : texts.noAccounts;
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        isInstruments && websiteHref !== undefined ? (
          <Link variant="standalone" href={websiteHref} target="_blank">
            {texts.website}
          </Link>
        ) : group === 'data' && marketplaceHref !== undefined ? (
          <LinkButton variant="secondary" size="md" href={marketplaceHref}>
            {texts.marketplace}
          </LinkButton>
        ) : group === 'cash' && addMoneyHref !== undefined ? (
          <LinkButton variant="secondary" size="md" href={addMoneyHref}>
            {texts.addMoney}
          </LinkButton>
        ) : undefined
      }
    />
  );
}
