import { Part } from '../../foundations/parts/Part.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { giftIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AllocationCard } from './allocation/AllocationCard.tsx';
import { assetsTexts } from './assets.texts.ts';
import type { AssetsContent, AssetsScreenProps } from './AssetsScreen.types.ts';
import { InProgressBar } from './in-progress/InProgressBar.tsx';
import { LatestTransactionsSkeleton } from './LatestTransactionsSkeleton.tsx';
import { styled } from 'styled-components';

/** A server does not know the width: a phone does not show these parts before hydration either. */
const StyledBeside = styled.div`
  display: contents;

  @media (max-width: 1119.98px) {
    display: none;
  }
`;

type AssetsAsideProps = Pick<AssetsScreenProps, 'referralHref' | 'latest' | 'offer' | 'onOpenInProgress'> & {
  /** Null while loading; placeholders keep the layout. */
  readonly content: AssetsContent | null;
  readonly isWide: boolean;
};

/** Transactions in progress, the allocation and the latest orders (from 1120 px), the referral program, and what is suggested. */
export function AssetsAside({ content, referralHref = null, latest, offer, isWide, onOpenInProgress }: AssetsAsideProps) {
  const texts = useTexts(assetsTexts);
  const inProgress = content?.inProgress ?? 0;
  const hasLatest = latest !== undefined && latest !== null;
  return (
    <>
      {inProgress === 0 ? null : <InProgressBar count={inProgress} held={content?.held ?? null} onOpen={onOpenInProgress} />}
      {isWide ? (
        <StyledBeside>
          {content === null ? <Skeleton variant="card" count={6} /> : <AllocationCard groups={content.groups} />}
          {hasLatest ? (
            <Part waiting={<LatestTransactionsSkeleton />}>{content === null ? <LatestTransactionsSkeleton /> : latest}</Part>
          ) : null}
        </StyledBeside>
      ) : null}
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
      {content === null ? null : offer}
    </>
  );
}
