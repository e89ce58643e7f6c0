import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { biometricsIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { biometricsTexts } from './biometrics.texts.ts';

export type BiometricsOfferDialogProps = {
  /** The activation page. */
  readonly href: string;
  /** The primary button was pressed. Its link navigates by itself. */
  readonly onAccept: () => void;
  /** The customer chose "Later", or pressed Escape or back (D-BIO-06). */
  readonly onLater: () => void;
  /** Another overlay replaced this one before the customer answered. */
  readonly onReplaced: () => void;
};

/** Offers biometric sign-in after a login by password, where the device has it (BIO-003, D-BIO-05). */
export function BiometricsOfferDialog({ href, onAccept, onLater, onReplaced }: BiometricsOfferDialogProps) {
  const texts = useTexts(biometricsTexts);
  return (
    <Dialog
      closable={false}
      onMustAnswer={onLater}
      onOpenChange={onReplaced}
      icon={biometricsIcon}
      title={texts.offer}
      actions={
        <>
          <LinkButton href={href} onClick={onAccept}>
            {texts.activateNow}
          </LinkButton>
          <Button variant="quiet" onClick={onLater}>
            {texts.later}
          </Button>
        </>
      }
    >
      {texts.offerText}
    </Dialog>
  );
}
