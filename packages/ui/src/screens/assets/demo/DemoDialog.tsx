import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { identityIcon } from '../../../foundations/Icon/icons.ts';
import type { OverlayProps } from '../../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { demoTexts } from './demo.texts.ts';

export type DemoDialogProps = OverlayProps & {
  /** The sign-up page. */
  readonly signUpHref: string;
  /** The login page. */
  readonly logInHref: string;
};

/** Opened by every operation of the demo. Offers to sign up or log in (D-APP-20, D-HOME-20). */
export function DemoDialog({ signUpHref, logInHref, ...overlay }: DemoDialogProps) {
  const texts = useTexts(demoTexts);
  return (
    <Dialog
      {...overlay}
      icon={identityIcon}
      tone="accent"
      title={texts.title}
      actions={
        <>
          <LinkButton href={signUpHref}>{texts.signUp}</LinkButton>
          <LinkButton href={logInHref} variant="quiet">
            {texts.logIn}
          </LinkButton>
        </>
      }
    >
      {texts.text}
    </Dialog>
  );
}
