import { useTexts } from '../../texts/Texts.tsx';
import { failureTexts } from '../FailureNotice/failure.texts.ts';
import type { CallOutcome } from '../form/CallOutcome.ts';
import { ErrorDialog, type ErrorDialogProps } from './ErrorDialog.tsx';

export type CallFailedDialogProps = Omit<ErrorDialogProps, 'message' | 'action'> & { readonly outcome: CallOutcome };

/** The generic error modal for a call without a form. Shows the provider's message or the kind of failure, and nothing after a success. */
export function CallFailedDialog({ outcome, ...rest }: CallFailedDialogProps) {
  const texts = useTexts(failureTexts);
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'refused':
      return <ErrorDialog {...rest} message={outcome.message} />;
    case 'failed':
      return <ErrorDialog {...rest} message={outcome.failure === 'unexpected' ? undefined : texts[outcome.failure]} />;
  }
}
