import { useEffect } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { LinkRow } from '../../../components/LinkRow/LinkRow.tsx';
import { List } from '../../../components/List/List.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { marketplaceIcon } from '../../../foundations/Icon/icons.ts';
import { Money } from '../../../foundations/Money/Money.tsx';
import { Page } from '../../../foundations/Page/Page.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { useIsWide } from '../../../patterns/AppFrame/useIsWide.ts';
import { AppHeader } from '../../../patterns/AppHeader/AppHeader.tsx';
import { RefreshButton } from '../../../patterns/RefreshButton/RefreshButton.tsx';
import { LoadFailed } from '../../../patterns/PageStates/LoadFailed.tsx';
import { StaleNote } from '../../../patterns/StaleNote/StaleNote.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { AccountSections, loadInstrument } from './AccountSections.tsx';
import { accountGroupTexts } from './accountGroup.texts.ts';
import { assetsTexts } from '../assets.texts.ts';
import type { AccountGroupContent, AccountGroupScreenProps, AssetGroupName } from '../AssetsScreen.types.ts';
import { groupIcons } from '../groupIcons.ts';
import { InProgressBar } from '../in-progress/InProgressBar.tsx';

const StyledTotal = styled(Stack)`
  container-type: inline-size;
  padding-block: var(--primitive-space-8) var(--primitive-space-16);
  color: var(--semantic-color-text-secondary);

  > :nth-child(2) {
    color: var(--semantic-color-text-primary);
  }
  > [data-stale] {
    color: var(--semantic-color-text-secondary);
  }
  @media (min-width: 1120px) {
    && {
      align-items: flex-start;
    }
    padding-block: 0;
  }
`;

const StyledSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--primitive-space-24);

  /* The same distance to the bar above as between sections. */
  ul + & {
    margin-block-start: var(--primitive-space-8);
  }
`;

// Leaves room for the total and the first provider's name, so that rows appear where the placeholders were.
const StyledWaiting = styled.div`
  padding-block-start: 132px;
`;

const isInstrumentGroup = (group: AssetGroupName): boolean => group === 'stocks' || group === 'bonds' || group === 'notes';

/** The accounts of one group by provider. A row expands to its actions (HOME-013 to HOME-024). */
export function AccountGroupScreen({
  group,
  page,
  refreshing,
  onRefresh,
  onBack,
  websiteHref,
  marketplaceHref,
  inProgress = 0,
  onOpenInProgress,
  latest,
  ...rows
}: AccountGroupScreenProps) {
  const texts = useTexts(assetsTexts);
  const isWide = useIsWide();
  const isInstruments = isInstrumentGroup(group);
  useEffect(() => {
    // Preloads the details while the accounts load. If that fails, they are loaded when a row opens.
    if (isInstruments) loadInstrument().catch(() => undefined);
  }, [isInstruments]);
  return (
    <>
      <AppHeader
        title={texts.groups[group]}
        onBack={onBack}
        action={<RefreshButton label={texts.refresh} refreshing={refreshing} onRefresh={onRefresh} />}
      />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
        {page.kind === 'loading' ? (
          <StyledWaiting>
            <Skeleton variant="rows" count={5} label={texts.loading} />
          </StyledWaiting>
        ) : null}
        {page.kind === 'ready' ? (
          <>
            <GroupTotal group={group} content={page.content} updatedAt={page.updatedAt} />
            {inProgress === 0 || onOpenInProgress === undefined ? null : <InProgressBar count={inProgress} onOpen={onOpenInProgress} />}
            {page.content.sections.length === 0 ? (
              <EmptyGroup {...{ group, websiteHref, marketplaceHref }} />
            ) : (
              <StyledSections>
                <AccountSections
                  sections={page.content.sections}
                  total={page.content.total}
                  stale={page.updatedAt !== undefined}
                  {...rows}
                />
                {group === 'data' && marketplaceHref !== undefined ? <MarketplaceRow href={marketplaceHref} /> : null}
              </StyledSections>
            )}
            {isWide ? latest : null}
          </>
        ) : null}
      </Page>
    </>
  );
}

type GroupTotalProps = { readonly group: AssetGroupName; readonly content: AccountGroupContent; readonly updatedAt: string | undefined };

function GroupTotal({ group, content, updatedAt }: GroupTotalProps) {
  const texts = useTexts(assetsTexts);
  return (
    <StyledTotal gap={4} align="center">
      <Text as="span" type="body-sm" tone="secondary">
        {isInstrumentGroup(group) ? texts.instruments(content.count) : texts.accounts(content.count)}
      </Text>
      <Money variant="lead" size="md" holding value={content.total} stale={updatedAt !== undefined} />
      <StaleNote updatedAt={updatedAt} />
    </StyledTotal>
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

type EmptyGroupProps = Pick<AccountGroupScreenProps, 'group' | 'websiteHref' | 'marketplaceHref'>;

function EmptyGroup({ group, websiteHref, marketplaceHref }: EmptyGroupProps) {
  const texts = useTexts(accountGroupTexts);
  const title = isInstrumentGroup(group) ? texts.noTools : group === 'data' ? texts.noDeals : texts.noAccounts;
  return (
    <EmptyState
      icon={groupIcons[group]}
      title={title}
      action={
        isInstrumentGroup(group) ? (
          <Link variant="standalone" href={websiteHref} target="_blank">
            {texts.website}
          </Link>
        ) : group === 'data' && marketplaceHref !== undefined ? (
          <LinkButton variant="secondary" size="md" href={marketplaceHref}>
            {texts.marketplace}
          </LinkButton>
        ) : undefined
      }
    />
  );
}
