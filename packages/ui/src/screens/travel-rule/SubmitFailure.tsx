import type { Failed } from '../../patterns/form/CallOutcome.ts';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { failureTexts } from '../../patterns/FailureNotice/failure.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';

type SubmitFailureProps = {
  readonly outcome: { readonly kind: string } | { readonly kind: 'refused'; readonly message?: string } | Failed | null;
  readonly onClose: () => void;
};

/**
 * Shows an outcome that does not belong to a field: the provider's message or a lost network in the dialog, an unavailable provider above
 * the button (D-SEND-32, D-SEND-33, D-RCV-20).
 */
export function SubmitFailure({ outcome, onClose }: SubmitFailureProps) {
  const texts = useTexts(failureTexts);
  if (outcome === null) return null;
  if ('failure' in outcome) {
    if (outcome.failure === 'unavailable') return <FailureNotice failure="unavailable" />;
    return <ErrorDialog message={outcome.failure === 'offline' ? texts.offline : ''} onClose={onClose} />;
  }
  return 'message' in outcome && outcome.message !== undefined ? <ErrorDialog message={outcome.message} onClose={onClose} /> : null;
}
