import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { bankIcon, pendingIcon } from '../../foundations/Icon/icons.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { SepaBlock } from './SepaBlock.ts';
import { sepaBlockTexts } from './sepaBlock.texts.ts';

export type SepaBlockDialogProps = Omit<DialogElementProps, 'onClose'> & {
  /** Why bank transfers are blocked. */
  readonly block: SepaBlock;
  /** The dialog was closed, in whatever way. */
  readonly onClose: () => void;
  /** Logs out and opens the login page with the phone number filled in (D-SES-26). Without it that is not offered. */
  readonly onLogInAgain?: (() => void) | undefined;
  /** The page to verify an address. Without it that is not offered. */
  readonly addressVerificationHref?: string | undefined;
};

/** Explains why bank transfers are blocked and offers a way out. */
export function SepaBlockDialog({ block, onClose, onLogInAgain, addressVerificationHref, ...rest }: SepaBlockDialogProps) {
  const texts = useTexts(sepaBlockTexts);
  const { title, text } = texts[block];
  const closeButton = <Button onClick={onClose}>{texts.understood}</Button>;
  const later = (
    <Button variant="quiet" onClick={onClose}>
      {texts.later}
    </Button>
  );
  const actions: Record<SepaBlock, ReactNode> = {
    addressPending: closeButton,
    ibanPending: closeButton,
    addressNeeded:
      addressVerificationHref === undefined ? (
        closeButton
      ) : (
        <>
          <LinkButton href={addressVerificationHref}>{texts.verifyAddress}</LinkButton>
          {later}
        </>
      ),
    ibanReady:
      onLogInAgain === undefined ? (
        closeButton
      ) : (
        <>
          <Button onClick={onLogInAgain}>{texts.logInAgain}</Button>
          {later}
        </>
      ),
  };
  const isWaiting = block === 'addressPending' || block === 'ibanPending';
  return (
    <Dialog
      {...rest}
      title={title}
      icon={isWaiting ? pendingIcon : bankIcon}
      tone={isWaiting ? 'warning' : 'accent'}
      onOpenChange={onClose}
      actions={actions[block]}
    >
      {text}
    </Dialog>
  );
}
