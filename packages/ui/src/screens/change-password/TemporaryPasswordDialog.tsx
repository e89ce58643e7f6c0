import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { lockIcon } from '../../foundations/Icon/glyphs/lockIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { changePasswordTexts } from './changePassword.texts.ts';

export type TemporaryPasswordDialogProps = {
  readonly changePasswordHref: string;
  /** Answered in any way: the link leads on by itself. */
  readonly onAnswer: () => void;
  /** Another overlay has taken the slot before the customer has answered. */
  readonly onReplaced: () => void;
};

/** After a login with a temporary password, which should not live on (D-PWD-17). */
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
