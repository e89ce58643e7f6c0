import { AppOffer as AppOfferCard } from '@wallet/ui/screens/biometrics';
import { toAppHref } from '../../config/appHref.ts';
import { useBiometricSupport } from '../../operations/useBiometricSupport.ts';
import { useServices } from '../../providers/Services.ts';
import { deviceKeys, sessionKeys } from '../../storage/keys.ts';

export type AppOfferProps = { readonly onAnswered: () => void };

/** Offers the app where the browser has no biometric sign-in. The answer ends the offers on this device (D-BIO-06). */
export function AppOffer({ onAnswered }: AppOfferProps) {
  const { storage, config } = useServices();
  const support = useBiometricSupport();
  if (support !== null) return null;
  const answer = (choice: 'Later' | 'GetAppPressed'): void => {
    storage.write(deviceKeys.biometryChoice, choice);
    storage.remove(sessionKeys.entryOffer);
    onAnswered();
  };
  return (
    <AppOfferCard
      href={toAppHref(config.links, navigator.userAgent)}
      onAccept={() => answer('GetAppPressed')}
      onLater={() => answer('Later')}
    />
  );
}
