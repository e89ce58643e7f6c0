import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { biometricsIcon } from '../../foundations/Icon/glyphs/biometricsIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { biometricsTexts } from './biometrics.texts.ts';

export type BiometricsOfferDialogProps = {
  /** `activate` where the device has biometrics; in a browser the customer is told to get the app (BIO-005). */
  readonly offer: 'activate' | 'getApp';
  /** Where the activation is, or the app's page in its store. */
  readonly href: string;
  /** The likely button was pressed; its link leads on by itself. */
  readonly onAccept: () => void;
  /** Later, Escape, back (D-BIO-06). */
  readonly onLater: () => void;
  /** Another overlay has taken the slot before the customer has answered. */
  readonly onReplaced: () => void;
};

/** Offers biometric sign-in after a login by password (BIO-003, BIO-005, D-BIO-05). */
export function BiometricsOfferDialog({ offer, href, onAccept, onLater, onReplaced }: BiometricsOfferDialogProps) {
  const texts = useTexts(biometricsTexts);
  const isApp = offer === 'getApp';
  return (
    <Dialog
      closable={false}
      onMustAnswer={onLater}
      onOpenChange={onReplaced}
      icon={biometricsIcon}
      title={isApp ? texts.offerApp : texts.offer}
      actions={
        <>
          <LinkButton href={href} onClick={onAccept} {...(isApp ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
            {isApp ? texts.getApp : texts.activateNow}
          </LinkButton>
          <Button variant="quiet" onClick={onLater}>
            {texts.later}
          </Button>
        </>
      }
    >
      {isApp ? texts.offerAppText : texts.offerText}
    </Dialog>
  );
}
