import { formatCountdown } from '@wallet/core/format/formatDates';
import { Notice } from '../../components/Notice/Notice.tsx';
import { WaitingTime } from '../../components/Timer/WaitingTime.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { confirmationTexts } from './confirmation.texts.ts';
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../form/CallOutcome.ts';
import type { ConfirmationStop } from './Confirmation.types.ts';

type ConfirmationIssueProps = {
  readonly outcome: CallOutcome<string, ConfirmationStop | { readonly kind: 'cancelled' }> | null;
  /** The message of a refusal. Undefined when its field shows it. */
  readonly refusal: string | undefined;
};

/** States above the buttons of a method why it did not confirm. */
export function ConfirmationIssue({ outcome, refusal }: ConfirmationIssueProps) {
  const texts = useTexts(confirmationTexts);
  if (outcome?.kind === 'stopped')
    return (
      <Notice kind="negative" live="assertive" title={texts.tooMany}>
        <WaitingTime of={outcome}>{(seconds) => texts.tooManyUntil({ time: formatCountdown(seconds) })}</WaitingTime>
      </Notice>
    );
  if (outcome?.kind === 'failed') return <FailureNotice failure={outcome.failure} />;
  return outcome?.kind !== 'refused' || refusal === undefined ? null : (
    <Notice kind="negative" live="assertive">
      {refusal}
    </Notice>
  );
}
