import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { lockIcon } from '../../foundations/Icon/icons.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { sessionTexts } from './session.texts.ts';

export type SessionEndedProps = DialogElementProps &
  OverlayProps & {
    /** Why the session ended: its time was over, or the customer was inactive. */
    readonly reason: 'expired' | 'idle';
    /** The login page. */
    readonly logInHref: string;
  };

/** Explains once why the session has ended (D-SES-11, D-SES-16). */
export function SessionEnded({ reason, logInHref, ...overlay }: SessionEndedProps) {
  const texts = useTexts(sessionTexts);
  return (
    <Dialog
      {...overlay}
      icon={lockIcon}
      tone="warning"
      title={texts.expired}
      actions={
        reason === 'idle' ? (
          <Button onClick={() => overlay.onOpenChange?.(false)}>{texts.understood}</Button>
        ) : (
          <LinkButton href={logInHref}>{texts.logIn}</LinkButton>
        )
      }
    >
      {reason === 'idle' ? texts.idle : undefined}
    </Dialog>
  );
}
