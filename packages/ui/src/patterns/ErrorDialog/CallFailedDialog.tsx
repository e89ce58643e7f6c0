import { useTexts } from '../../texts/Texts.tsx';
import { failureTexts } from '../FailureNotice/failure.texts.ts';
import type { CallOutcome } from '../form/CallOutcome.ts';
import { ErrorDialog } from './ErrorDialog.tsx';

export type CallFailedDialogProps = { readonly outcome: CallOutcome; readonly onClose: () => void };

/** The generic error modal of a call without a form: the provider's words, or why it came to nothing; nothing while all is well. */
export function CallFailedDialog({ outcome, onClose }: CallFailedDialogProps) {
  const texts = useTexts(failureTexts);
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'refused':
      return <ErrorDialog message={outcome.message} onClose={onClose} />;
    case 'failed':
      return <ErrorDialog message={outcome.failure === 'unexpected' ? undefined : texts[outcome.failure]} onClose={onClose} />;
  }
}
