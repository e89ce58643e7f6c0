import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { biometricsIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { biometricsTexts } from './biometrics.texts.ts';

export type BiometricsOfferDialogProps = {
  /** `activate` where the device has biometrics; `getApp` suggests the app to customers in a browser (BIO-005). */
  readonly offer: 'activate' | 'getApp';
  /** The activation page, or the app's page in its store. */
  readonly href: string;
  /** The primary button was pressed. Its link navigates by itself. */
  readonly onAccept: () => void;
  /** The customer chose "Later", or pressed Escape or back (D-BIO-06). */
  readonly onLater: () => void;
  /** Another overlay replaced this one before the customer answered. */
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
