import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { completedIcon } from '../../foundations/Icon/glyphs/completedIcon.ts';
import type { CallOutcome } from '../form/CallOutcome.ts';
import { CallFailedDialog } from './CallFailedDialog.tsx';

export type CallOutcomeDialogProps = {
  readonly outcome: CallOutcome;
  /** What is said when it was taken. */
  readonly texts: { readonly accepted: string; readonly acceptedText: string; readonly understood: string };
  readonly onClose: () => void;
};

/** What came of a request: taken, or the generic error modal. */
export function CallOutcomeDialog({ outcome, texts, onClose }: CallOutcomeDialogProps) {
  if (outcome.kind !== 'done') return <CallFailedDialog outcome={outcome} onClose={onClose} />;
  return (
    <Dialog
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
