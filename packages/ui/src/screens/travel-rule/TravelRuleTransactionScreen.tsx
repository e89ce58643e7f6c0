import { LaterTransferEnd, useTransferEndAhead } from '../../patterns/transfer/LaterTransferEnd.tsx';
import { TransferWaiting } from '../../patterns/transfer/TransferWaiting.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { FeeStep } from './fee/FeeStep.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';
import { PendingTransfer, RejectedTransfer } from './TransferStatus.tsx';
import type { TravelRuleTransactionScreenProps } from './TravelRuleTransactionScreen.types.ts';

const disabled = { kind: 'disabled' } as const;

/** A reviewed send, by its status: pending, rejected, or approved and ready to go out (TRS-030 to TRS-049). */
export function TravelRuleTransactionScreen({ page, step, cancellation = disabled, ...rest }: TravelRuleTransactionScreenProps) {
  const { onBack, homeHref, supportHref } = rest;
  const { codeInvalid } = useTexts(travelRuleTexts);
  useTransferEndAhead();
  if (page.kind !== 'ready') return <TransferWaiting {...{ page, onBack, homeHref }} />;
  // A transfer sent on this screen is shown as sent, whatever its status has become.
  if (step.name === 'finished') return <LaterTransferEnd step={step} {...rest} />;
  const { content } = page;
  switch (content.transfer.status) {
    case 'pending':
      return <PendingTransfer {...{ content, homeHref }} />;
    case 'rejected':
      return <RejectedTransfer {...{ content, homeHref, supportHref }} />;
    case 'completed':
      return null;
    case 'approved':
      return step.name === 'code' ? (
        <LaterTransferEnd step={step} {...rest} emptyIssue={codeInvalid} />
      ) : (
        <FeeStep {...{ content, step, cancellation }} {...rest} />
      );
  }
}
