import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { completedIcon } from '../../foundations/Icon/icons.ts';
import { CallFailedDialog, type CallFailedDialogProps } from './CallFailedDialog.tsx';

export type CallOutcomeDialogProps = CallFailedDialogProps & {
  /** Texts shown when the request was accepted. */
  readonly texts: { readonly accepted: string; readonly acceptedText: string; readonly understood: string };
};

/** The outcome of a request: a success message or the generic error modal. */
export function CallOutcomeDialog({ outcome, texts, onClose, ...rest }: CallOutcomeDialogProps) {
  if (outcome.kind !== 'done') return <CallFailedDialog {...rest} outcome={outcome} onClose={onClose} />;
  return (
    <Dialog
      {...rest}
      title={texts.accepted}
      icon={completedIcon}
      tone="positive"
      onOpenChange={onClose}
      actions={<Button onClick={onClose}>{texts.understood}</Button>}
    >
      {texts.acceptedText}
    </Dialog>
  );
}
