import { lazy } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { giftIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { assetsTexts } from './assets.texts.ts';
import type { AssetsContent, AssetsScreenProps } from './AssetsScreen.types.ts';
import { InProgressBar } from './in-progress/InProgressBar.tsx';
import { LATEST_COUNT, latestTransactionsTexts } from './latestTransactions.texts.ts';

// Parts that only some customers see. The screen keeps its current content until they have loaded, so that nothing shifts.
const AllocationCard = lazy(async () => ({ default: (await import('./allocation/AllocationCard.tsx')).AllocationCard }));
const AssetAlerts = lazy(async () => ({ default: (await import('./AssetAlerts.tsx')).AssetAlerts }));

type AssetNewsProps = Pick<AssetsScreenProps, 'onOpenInProgress' | 'onAlertClosed'> & { readonly content: AssetsContent };

/** Transactions in progress and the provider's alerts: above the groups on a phone, at the top of the aside on a desktop. */
export function AssetNews({ content, onOpenInProgress, onAlertClosed }: AssetNewsProps) {
  return (
    <>
      {content.inProgress === 0 ? null : <InProgressBar count={content.inProgress} onOpen={onOpenInProgress} />}
      {content.alerts.length === 0 ? null : <AssetAlerts alerts={content.alerts} onClose={onAlertClosed} />}
    </>
  );
}

type AssetsAsideProps = Pick<AssetsScreenProps, 'referralHref' | 'latest'> & {
  /** Null while loading; placeholders keep the layout. */
  readonly content: AssetsContent | null;
  readonly isWide: boolean;
};

function LatestTransactionsSkeleton() {
  const texts = useTexts(latestTransactionsTexts);
  return (
    <Section title={texts.title} aria-busy="true">
      <Skeleton variant="rows" count={LATEST_COUNT} />
    </Section>
  );
}

/** The allocation and the latest orders (from 1120 px), and the referral program. */
export function AssetsAside({ content, referralHref, latest, isWide }: AssetsAsideProps) {
  const texts = useTexts(assetsTexts);
  return (
    <>
      {isWide && content === null ? (
        <>
          <Skeleton variant="card" count={6} />
          <LatestTransactionsSkeleton />
        </>
      ) : null}
      {isWide && content !== null ? <AllocationCard groups={content.groups} /> : null}
      {isWide && content !== null ? <Part waiting={<LatestTransactionsSkeleton />}>{latest}</Part> : null}
      {/* Shown only once the parts above have loaded, so that the link does not move under the customer's finger. */}
      {referralHref === null || content === null ? null : (
        <Card variant="accent" padding="none">
          <List variant="bare">
            <ListRow
              href={referralHref}
              leading={<IconTile glyph={giftIcon} tone="surface" />}
              title={texts.referral}
              note={texts.referralText}
            />
          </List>
        </Card>
      )}
    </>
  );
}
