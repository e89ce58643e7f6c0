import { completedIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { failureTexts } from '../FailureNotice/failure.texts.ts';
import type { CallOutcome } from '../form/CallOutcome.ts';
import { ErrorDialog, type ErrorDialogProps } from './ErrorDialog.tsx';
import { MessageDialog } from './MessageDialog.tsx';

export type CallFailedDialogProps = Omit<ErrorDialogProps, 'title' | 'message' | 'action'> & {
  /** Outcome of the call. */
  readonly outcome: CallOutcome;
};

/** The generic error modal for a call without a form. Shows the provider's title and message or the kind of failure, and nothing after a success. */
export function CallFailedDialog({ outcome, ...rest }: CallFailedDialogProps) {
  const texts = useTexts(failureTexts);
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'refused':
      return <ErrorDialog {...rest} title={outcome.title} message={outcome.message} />;
    case 'failed':
      return (
        <ErrorDialog {...rest} title={texts.unexpected} message={outcome.failure === 'unexpected' ? undefined : texts[outcome.failure]} />
      );
  }
}

export type CallOutcomeDialogProps = CallFailedDialogProps & {
  /** Texts shown when the request was accepted. */
  readonly texts: { readonly accepted: string; readonly acceptedText: string };
};

/** The outcome of a request: a success message or the generic error modal. */
export function CallOutcomeDialog({ outcome, texts, onClose, ...rest }: CallOutcomeDialogProps) {
  if (outcome.kind !== 'done') return <CallFailedDialog {...rest} outcome={outcome} onClose={onClose} />;
  return (
    <MessageDialog {...rest} title={texts.accepted} icon={completedIcon} tone="positive" onClose={onClose}>
      {texts.acceptedText}
    </MessageDialog>
  );
}
