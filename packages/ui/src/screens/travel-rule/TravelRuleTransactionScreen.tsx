import { LazyTransferEnd, usePreloadedTransferEnd } from '../../patterns/transfer/LazyTransferEnd.tsx';
import { TransferWaiting } from '../../patterns/transfer/TransferWaiting.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { FeeStep } from './fee/FeeStep.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';
import type { TravelRuleTransactionScreenProps, TravelRuleTransferContent } from './TravelRuleTransactionScreen.types.ts';
import { negateMoney } from '@wallet/core/money/arithmetic';
import { formatMoney, formatSpokenMoney } from '@wallet/core/format/formatMoney';
import { shortenAddress } from '@wallet/core/format/masks';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { completedIcon, pendingIcon, rejectedIcon } from '../../foundations/Icon/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { StatePage } from '../../patterns/StatePage/StatePage.tsx';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { OperationDetails } from './OperationDetails.tsx';
import { useLocale } from '../../texts/Locale.tsx';

type StatusProps = { readonly content: TravelRuleTransferContent; readonly homeHref: string };

/** A transfer under review: the amount that will leave, and what it waits for (TRS-033 to TRS-035, D-TRS-19). */
function PendingTransfer({ content, homeHref }: StatusProps) {
  const locale = useLocale();
  const texts = useTexts(travelRuleTexts);
  const transfer = useTexts(transferTexts);
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const leaving = negateMoney(content.transfer.amount);
  return (
    <StatePage
      title={transfer.title({ code: content.transfer.currency })}
      action={
        <>
          <LinkButton fullWidth href={homeHref}>
            {transfer.home}
          </LinkButton>
          <Button fullWidth variant="quiet" onClick={() => setDetailsOpen(true)}>
            {texts.viewDetails}
          </Button>
        </>
      }
    >
      <EmptyState
        icon={pendingIcon}
        tone="warning"
        size="lg"
        title={
          <>
            <bdi dir="ltr" aria-hidden>
              {formatMoney(leaving, locale)}
            </bdi>
            <VisuallyHidden>{formatSpokenMoney(leaving, locale, texts.minus)}</VisuallyHidden>
          </>
        }
      >
        {texts.pendingContext}
      </EmptyState>
      <OperationDetails content={content} open={areDetailsOpen} onClose={() => setDetailsOpen(false)} />
    </StatePage>
  );
}

/** A transfer that is rejected, with a link to support (TRS-036, TRS-037), or completed. */
function EndedTransfer({ content, homeHref, supportHref }: StatusProps & { readonly supportHref: string }) {
  const locale = useLocale();
  const texts = useTexts(travelRuleTexts);
  const transfer = useTexts(transferTexts);
  const { amount, currency, status, toAddress } = content.transfer;
  return (
    <StatePage
      title={transfer.title({ code: currency })}
      action={
        <LinkButton fullWidth href={homeHref}>
          {transfer.home}
        </LinkButton>
      }
    >
      {status === 'completed' ? (
        <EmptyState icon={completedIcon} tone="positive" title={texts.completed} size="lg">
          {transfer.sentAmount({ amount: formatMoney(amount, locale), address: shortenAddress(toAddress) })}
        </EmptyState>
      ) : (
        <EmptyState icon={rejectedIcon} tone="negative" title={texts.rejected} size="lg">
          {texts.rejectedContext}
          <Link href={supportHref}>{texts.rejectedSupport}</Link>.
        </EmptyState>
      )}
    </StatePage>
  );
}

const disabledCancellation = { kind: 'disabled' } as const;

/** A reviewed send, by its status: pending, rejected, completed, or approved and ready to go out (TRS-030 to TRS-049). */
export const TravelRuleTransactionScreen = createScreen(function TravelRuleTransactionScreen({
  page,
  step,
  cancellation = disabledCancellation,
  ...rest
}: TravelRuleTransactionScreenProps) {
  const { onBack, homeHref, supportHref } = rest;
  const { codeInvalid } = useTexts(travelRuleTexts);
  usePreloadedTransferEnd();
  if (page.kind !== 'ready') return <TransferWaiting {...{ page, onBack, homeHref }} />;
  // A transfer sent on this screen is shown as sent, whatever its status has become.
  if (step.name === 'finished') return <LazyTransferEnd step={step} {...rest} />;
  const { content } = page;
  switch (content.transfer.status) {
    case 'pending':
      return <PendingTransfer {...{ content, homeHref }} />;
    case 'rejected':
    case 'completed':
      return <EndedTransfer {...{ content, homeHref, supportHref }} />;
    case 'approved':
      return step.name === 'code' ? (
        <LazyTransferEnd step={step} {...rest} emptyIssue={codeInvalid} />
      ) : (
        <FeeStep {...{ content, step, cancellation }} {...rest} />
      );
  }
});
