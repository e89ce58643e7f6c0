import type { ReactNode } from 'react';
import { BottomSheet } from '../../../components/BottomSheet/BottomSheet.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { completedIcon } from '../../../foundations/Icon/icons.ts';
import { RetryButton } from '../../../patterns/PageStates/RetryButton.tsx';
import { TransactionRows } from '../../../patterns/TransactionList/TransactionRows.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { inProgressTexts } from './inProgress.texts.ts';
import type { InProgressSheetProps } from '../AssetsScreen.types.ts';

const SKELETON_ROWS = 3;

/** Lists the transactions in progress, newest first. The next page loads when the end scrolls into view (PROG-002 to PROG-008). */
export function InProgressSheet({ onClose, ...rest }: InProgressSheetProps) {
  const texts = useTexts(inProgressTexts);
  return (
    <BottomSheet title={texts.title} onOpenChange={onClose}>
      <Content {...rest} />
    </BottomSheet>
  );
}

function Content({ list, onOpen }: Omit<InProgressSheetProps, 'onClose'>): ReactNode {
  const texts = useTexts(inProgressTexts);
  switch (list.kind) {
    case 'loading':
      return <Skeleton variant="rows" count={SKELETON_ROWS} label={texts.loading} />;
    case 'failed':
      return (
        <ErrorState title={list.failure === 'offline' ? texts.offline : texts.failed} action={<RetryButton onClick={list.onRetry} />} />
      );
    case 'ready':
      return list.more.kind === 'end' && list.pages.every((page) => page.length === 0) ? (
        <EmptyState icon={completedIcon} title={texts.empty} />
      ) : (
        <TransactionRows pages={list.pages} more={list.more} onOpen={onOpen} />
      );
  }
}
