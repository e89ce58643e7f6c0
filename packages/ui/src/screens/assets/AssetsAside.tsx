import { lazy } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { giftIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { assetsTexts } from './assets.texts.ts';
import type { AssetsContent, AssetsScreenProps } from './AssetsScreen.types.ts';
import { InProgressBar } from './in-progress/InProgressBar.tsx';
import { LatestTransactionsSkeleton } from './LatestTransactionsSkeleton.tsx';

// The screen keeps its current content until it has loaded, so that nothing shifts.
const AllocationCard = lazy(async () => ({ default: (await import('./allocation/AllocationCard.tsx')).AllocationCard }));

type AssetsAsideProps = Pick<AssetsScreenProps, 'referralHref' | 'latest' | 'offer' | 'onOpenInProgress'> & {
  /** Null while loading; placeholders keep the layout. */
  readonly content: AssetsContent | null;
  readonly isWide: boolean;
};

/** Transactions in progress, the allocation and the latest orders (from 1120 px), the referral program, and what is suggested. */
export function AssetsAside({ content, referralHref, latest, offer, isWide, onOpenInProgress }: AssetsAsideProps) {
  const texts = useTexts(assetsTexts);
  return (
    <>
      {content === null || content.inProgress === 0 ? null : (
        <InProgressBar count={content.inProgress} held={content.held} onOpen={onOpenInProgress} />
      )}
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
      {content === null ? null : <Part>{offer}</Part>}
    </>
  );
}
