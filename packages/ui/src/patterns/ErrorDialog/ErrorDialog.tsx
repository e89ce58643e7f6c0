import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { alertIcon } from '../../foundations/Icon/icons.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { failureTexts } from '../FailureNotice/failure.texts.ts';

export type ErrorDialogProps = Omit<DialogElementProps, 'onClose' | 'title'> & {
  /** @default 'This could not be done' above a message, otherwise 'Something went wrong' */
  readonly title?: string | undefined;
  /** The provider's message. If omitted or empty, a generic apology is shown (CARD-027). */
  readonly message?: string | undefined;
  /** The dialog was closed, in whatever way. */
  readonly onClose: () => void;
  /** Shown before the close button: a way to continue. */
  readonly action?: ReactNode;
};

/** The generic error modal: the provider's reason for a refusal, or an apology for a failure (CARD-020, CARD-027, D-ERR-09, D-SEND-33). */
export function ErrorDialog({ title, message = '', onClose, action, ...rest }: ErrorDialogProps) {
  const texts = useTexts(failureTexts);
  return (
    <Dialog
      {...rest}
      title={title ?? (message === '' ? texts.unexpected : texts.refused)}
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
