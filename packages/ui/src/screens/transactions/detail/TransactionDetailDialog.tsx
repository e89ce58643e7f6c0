import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { closeIcon } from '../../../foundations/Icon/glyphs/closeIcon.ts';
import { historyIcon } from '../../../foundations/Icon/glyphs/historyIcon.ts';
import { useIsWide } from '../../../patterns/AppFrame/useIsWide.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Receipt } from './Receipt.tsx';
import { TransactionDetailContent } from './TransactionDetailContent.tsx';
import type { TransactionDetailDialogProps, TransactionDetailState } from './TransactionDetail.types.ts';
import { StyledSheet } from './TransactionDetailDialog.styles.ts';
import { SidePanel } from './SidePanel.tsx';
import { transactionDetailTexts } from './transactionDetail.texts.ts';

/** One order, opened by its URL over the list (TXN-006): a sheet on a phone, a panel beside the list on a desktop. */
export function TransactionDetailDialog(props: TransactionDetailDialogProps) {
  const { state, open = true, onClose } = props;
  const texts = useTexts(transactionDetailTexts);
  const title = { loading: texts.loading, notFound: texts.notFound, failed: texts.failed, ready: '' }[state.kind];
  const isWide = useIsWide();
  const name = state.kind === 'ready' ? state.detail.title : title;
  if (isWide) {
    // The panel has no exit animation, so closing it unmounts it.
    return open ? (
      <SidePanel title={name} closeLabel={texts.close} onClose={onClose} opener={() => openedRow(state)}>
        <Content {...props} />
        {state.kind === 'ready' ? <Receipt detail={state.detail} /> : null}
      </SidePanel>
    ) : null;
  }
  return (
    <StyledSheet
      title={name}
      size="full"
      open={open}
      headerAction={<IconButton label={texts.close} icon={closeIcon} onClick={onClose} />}
      onOpenChange={onClose}
    >
      <Content {...props} />
      {state.kind === 'ready' && open ? <Receipt detail={state.detail} /> : null}
    </StyledSheet>
  );
}

/** Returns the row of the order if it is in view. */
const openedRow = (state: TransactionDetailState): HTMLElement | null =>
  state.kind === 'ready' ? document.querySelector(`[data-order="${CSS.escape(state.detail.id)}"] a`) : null;

function Content({
  state,
  onClose,
  placed,
  addressBook,
  held,
  trust,
  onCopy,
  onNote,
  onReceipt,
  onPrint,
  supportHref,
}: TransactionDetailDialogProps): ReactNode {
  const texts = useTexts(transactionDetailTexts);
  switch (state.kind) {
    case 'loading':
      return <Skeleton variant="rows" count={6} label={texts.loading} />;
    case 'notFound':
      return <EmptyState icon={historyIcon} title={texts.notFound} action={<Button onClick={onClose}>{texts.backToList}</Button>} />;
    case 'failed':
      return <ErrorState title={failure(state, texts)} action={<Button onClick={state.onRetry}>{texts.retry}</Button>} />;
    case 'ready':
      return (
        <TransactionDetailContent
          detail={state.detail}
          next={
            placed === undefined ? null : (
              <NextSteps {...placed} isHeld={held !== undefined} status={state.detail.status} mark={state.detail.mark ?? 'exchange'} />
            )
          }
          {...{ addressBook, held, trust, onCopy, onNote, onReceipt, onPrint, supportHref }}
        />
      );
  }
}

const failure = (state: Extract<TransactionDetailState, { kind: 'failed' }>, texts: typeof transactionDetailTexts): string =>
  ({ offline: texts.offline, unavailable: texts.failed, unexpected: texts.failed })[state.failure];
