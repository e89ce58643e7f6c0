import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { cardIcon } from '../../foundations/Icon/icons.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { cardCheckTexts } from './cardCheck.texts.ts';

export type CardCheckAnswer = 'approve' | 'decline' | 'cancel';

export type CardCheckDialogProps = DialogElementProps &
  Pick<OverlayProps, 'open' | 'onOpenChange'> & {
    /** Called once. Closing the dialog in any other way counts as "Cancel". */
    readonly onAnswer: (answer: CardCheckAnswer) => void;
  };

/** Stands in for the bank's 3-D Secure sheet when there is no card provider. */
export function CardCheckDialog({ onAnswer, open, onOpenChange, ...rest }: CardCheckDialogProps) {
  const texts = useTexts(cardCheckTexts);
  const answer = (chosen: CardCheckAnswer): void => {
    onAnswer(chosen);
    onOpenChange?.(false);
  };
  return (
    <Dialog
      {...rest}
      title={texts.title}
      icon={cardIcon}
      open={open}
      onOpenChange={(next) => (next ? onOpenChange?.(true) : answer('cancel'))}
      actions={
        <>
          <Button onClick={() => answer('approve')}>{texts.approve}</Button>
          <Button variant="quiet-danger" onClick={() => answer('decline')}>
            {texts.decline}
          </Button>
          <Button variant="quiet" onClick={() => answer('cancel')}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {texts.text}
    </Dialog>
  );
}
