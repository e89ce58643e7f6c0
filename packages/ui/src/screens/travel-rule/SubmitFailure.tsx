import type { Failed, Refused } from '../../patterns/form/CallOutcome.ts';
import { CallFailedDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';

type SubmitFailureProps = {
  readonly outcome: { readonly kind: string } | Refused<string> | Failed | null;
  readonly onClose: () => void;
};

/**
 * Shows an outcome that does not belong to a field: the provider's message or a lost network in the dialog, an unavailable provider above
 * the button (D-SEND-32, D-SEND-33, D-RCV-20).
 */
export function SubmitFailure({ outcome, onClose }: SubmitFailureProps) {
  if (outcome === null) return null;
  if ('failure' in outcome) {
    return outcome.failure === 'unavailable' ? (
      <FailureNotice failure="unavailable" />
    ) : (
      <CallFailedDialog outcome={outcome} onClose={onClose} />
    );
  }
  return 'message' in outcome && outcome.message !== undefined ? <CallFailedDialog outcome={outcome} onClose={onClose} /> : null;
}
