import { formatCountdown } from '@wallet/core/format/formatDates';
import { useState } from 'react';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useSecondsLeft } from '../../components/Timer/useSecondsLeft.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { confirmationTexts } from './confirmation.texts.ts';
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../form/CallOutcome.ts';
import type { ConfirmationStop } from './Confirmation.types.ts';

const now = (): number => Date.now();

/** Counts down until codes are accepted again. @param seconds counted from mount */
function TooManyAttemptsNotice({ seconds }: { readonly seconds: number }) {
  const texts = useTexts(confirmationTexts);
  const [endsAt] = useState(() => now() + seconds * 1000);
  const left = useSecondsLeft(endsAt, now);
  return (
    <Notice kind="negative" live="assertive" title={texts.tooMany}>
      {texts.tooManyUntil({ time: formatCountdown(left) })}
    </Notice>
  );
}

type ConfirmationIssueProps = {
  readonly outcome: CallOutcome<string, ConfirmationStop | { readonly kind: 'cancelled' }> | null;
  /** The message of a refusal. Undefined when its field shows it. */
  readonly refusal: string | undefined;
};

/** States above the buttons of a method why it did not confirm. */
export function ConfirmationIssue({ outcome, refusal }: ConfirmationIssueProps) {
  if (outcome?.kind === 'stopped') return <TooManyAttemptsNotice key={outcome.seconds} seconds={outcome.seconds} />;
  if (outcome?.kind === 'failed') return <FailureNotice failure={outcome.failure} />;
  return outcome?.kind !== 'refused' || refusal === undefined ? null : (
    <Notice kind="negative" live="assertive">
      {refusal}
    </Notice>
  );
}
