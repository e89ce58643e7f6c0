import { formatMoment } from '@wallet/core/format/formatDates';
import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { FailureNotice } from '../../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../../patterns/form/useSubmitOnce.ts';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { transactionNoticeIcons } from '../transactionIcons.ts';
import { heldTransferTexts } from './transactionDetail.texts.ts';

/** Outcome of a cancellation. `late`: the transfer has already left the account. */
export type CancelTransferOutcome = CallOutcome<never, { readonly kind: 'late' }>;

export type HeldTransferProps = {
  /** End of the hold, ISO 8601. */
  readonly until: string;
  /** Cancels the transfer. */
  readonly onCancel: () => Promise<CancelTransferOutcome>;
  /** The customer has acknowledged that it was too late to cancel. */
  readonly onLate: () => void;
};

const focusElement = (element: HTMLElement | null): void => element?.focus();

/** Shows until when an order is on hold, and cancels it (BRAKE-011, BRAKE-012). Confirms inline, because only one overlay can be open. */
export function HeldTransfer({ until, onCancel, onLate }: HeldTransferProps) {
  const texts = useTexts(heldTransferTexts);
  const locale = useLocale();
  const id = useId();
  const [step, setStep] = useState<'held' | 'asking' | 'kept' | 'late'>('held');
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<CancelTransferOutcome>();
  const leave = (): void => {
    dismiss();
    setStep('kept');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // keeps the details open
    if (!busy) leave();
  };

  if (step === 'late')
    return (
      <Stack gap={12} role="alertdialog" aria-labelledby={id}>
        <Text as="strong" type="body-medium" tone="primary" id={id}>
          {texts.lateTitle}
        </Text>
        <Text>{texts.lateText}</Text>
        <Button ref={focusElement} fullWidth onClick={onLate}>
          {texts.gotIt}
        </Button>
      </Stack>
    );
  if (step === 'asking')
    return (
      <Stack gap={12} role="alertdialog" aria-labelledby={id} onKeyDown={onKeyDown}>
        <Text as="strong" type="body-medium" tone="primary" id={id}>
          {texts.cancelTitle}
        </Text>
        <Text>{texts.cancelText}</Text>
        <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
        <Button
          variant="danger"
          fullWidth
          busy={busy}
          onClick={() =>
            void submitOnce(async () => {
              dismiss();
              const answer = await onCancel();
              if (answer.kind === 'late') setStep('late');
              return answer;
            })
          }
        >
          {texts.cancel}
        </Button>
        <Button ref={focusElement} variant="secondary" fullWidth disabled={busy} onClick={leave}>
          {texts.keep}
        </Button>
      </Stack>
    );
  return (
    <Stack gap={12}>
      <Notice kind="info" icon={transactionNoticeIcons.clock}>
        {texts.held({ moment: formatMoment(until, locale) })}
      </Notice>
      <Button ref={step === 'kept' ? focusElement : undefined} variant="quiet-danger" fullWidth onClick={() => setStep('asking')}>
        {texts.cancel}
      </Button>
    </Stack>
  );
}
