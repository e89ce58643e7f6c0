import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { lockIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { changePasswordTexts } from './changePassword.texts.ts';

export type TemporaryPasswordDialogProps = {
  /** The page to change the password. */
  readonly changePasswordHref: string;
  /** Called for either answer. The link navigates by itself. */
  readonly onAnswer: () => void;
  /** Another overlay replaced this one before the customer answered. */
  readonly onReplaced: () => void;
};

/** Asks the customer to replace the temporary password they have just logged in with (D-PWD-17). */
export function TemporaryPasswordDialog({ changePasswordHref, onAnswer, onReplaced }: TemporaryPasswordDialogProps) {
  const texts = useTexts(changePasswordTexts);
  return (
    <Dialog
      closable={false}
      onMustAnswer={onAnswer}
      onOpenChange={onReplaced}
      icon={lockIcon}
      tone="warning"
      title={texts.temporary}
      actions={
        <>
          <LinkButton href={changePasswordHref} onClick={onAnswer}>
            {texts.title}
          </LinkButton>
          <Button variant="quiet" onClick={onAnswer}>
            {texts.later}
          </Button>
        </>
      }
    >
      {texts.temporaryText}
    </Dialog>
  );
}
