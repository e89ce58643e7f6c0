import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Icon } from '../../../foundations/Icon/Icon.tsx';
import { closeIcon } from '../../../foundations/Icon/glyphs/closeIcon.ts';
import { documentIcon } from '../../../foundations/Icon/glyphs/documentIcon.ts';
import { historyIcon } from '../../../foundations/Icon/glyphs/historyIcon.ts';
import { supportIcon } from '../../../foundations/Icon/glyphs/supportIcon.ts';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { NextSteps } from './NextSteps.tsx';
import { nextStepsTexts } from './nextSteps.texts.ts';
import { Receipt } from './Receipt.tsx';
import { TransactionDetailContent } from './TransactionDetailContent.tsx';
import type { TransactionDetailDialogProps, TransactionDetailState } from './TransactionDetail.types.ts';
import { StyledSidePanel } from './TransactionDetailDialog.styles.ts';
import { transactionDetailTexts } from './transactionDetail.texts.ts';

/** One order, opened by its URL over the list (TXN-006): a sheet on a phone, a dialog beside the list on a desktop. */
export function TransactionDetailDialog(props: TransactionDetailDialogProps) {
  const { state, open = true, onClose, placed, supportHref, onPrint = () => print() } = props;
  const texts = useTexts(transactionDetailTexts);
  const next = useTexts(nextStepsTexts);
  const title = { loading: texts.loading, notFound: texts.notFound, failed: texts.failed, ready: '' }[state.kind];
  const others = (variant: 'secondary' | 'quiet'): ReactNode => (
    <Stack gap={8}>
      {state.kind === 'ready' ? (
        <Button variant={variant} fullWidth onClick={onPrint}>
          <Icon glyph={documentIcon} />
          {texts.receipt}
        </Button>
      ) : null}
      <LinkButton variant={variant} href={supportHref} fullWidth>
        <Icon glyph={supportIcon} />
        {texts.contactSupport}
      </LinkButton>
    </Stack>
  );
  return (
    <StyledSidePanel
      title={state.kind === 'ready' ? state.detail.title : title}
      size="full"
      open={open}
      headerAction={<IconButton label={texts.close} icon={closeIcon} onClick={onClose} />}
      onOpenChange={onClose}
      footer={
        placed === undefined ? (
          others('secondary')
        ) : (
          <Stack gap={8}>
            <LinkButton href={placed.doneHref} fullWidth>
              {next.close}
            </LinkButton>
            <LinkButton variant="secondary" href={placed.againHref} fullWidth>
              {next.again}
            </LinkButton>
          </Stack>
        )
      }
    >
      <Content {...props} />
      {placed === undefined ? null : others('quiet')}
      {state.kind === 'ready' && open ? <Receipt detail={state.detail} /> : null}
    </StyledSidePanel>
  );
}

function Content({ state, onClose, placed, addressBook, onCopy, onNote, supportHref }: TransactionDetailDialogProps): ReactNode {
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
          next={placed === undefined ? null : <NextSteps status={state.detail.status} mark={state.detail.mark ?? 'exchange'} />}
          {...{ addressBook, onCopy, onNote, supportHref }}
        />
      );
  }
}

const failure = (state: Extract<TransactionDetailState, { kind: 'failed' }>, texts: typeof transactionDetailTexts): string =>
  ({ offline: texts.offline, unavailable: texts.failed, unexpected: texts.failed })[state.failure];
