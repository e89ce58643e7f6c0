import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { alertIcon } from '../../foundations/Icon/glyphs/alertIcon.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { failureTexts } from '../FailureNotice/failure.texts.ts';

export type ErrorDialogProps = Omit<DialogElementProps, 'onClose'> & {
  /** The provider's words; left out or empty gives the sentence that promises a mend (CARD-027). */
  readonly message?: string | undefined;
  readonly onClose: () => void;
  /** Stands before the button that closes: a way on. */
  readonly action?: ReactNode;
};

/** The generic error modal: an operation did not succeed, and why as far as is known (CARD-020, CARD-027, D-SEND-33). */
export function ErrorDialog({ message = '', onClose, action, ...rest }: ErrorDialogProps) {
  const texts = useTexts(failureTexts);
  return (
    <Dialog
      {...rest}
      title={texts.unexpected}
      icon={alertIcon}
      tone="negative"
      onOpenChange={onClose}
      actions={
        <>
          {action}
          <Button variant={action === undefined ? 'primary' : 'quiet'} onClick={onClose}>
            {texts.understood}
          </Button>
        </>
      }
    >
      {message === '' ? texts.unexpectedContext : message}
    </Dialog>
  );
}
