import { AppOffer as AppOfferCard } from '@wallet/ui/screens/biometrics';
import { useState } from 'react';
import { toAppHref } from '../../config/appHref.ts';
import { useBiometricSupport } from '../../operations/useBiometricSupport.ts';
import { useServices } from '../../providers/Services.ts';
import type { DeviceStorage } from '../../storage/createDeviceStorage.ts';
import { deviceKeys, sessionKeys } from '../../storage/keys.ts';

/** True after a login by password outside the native wrapper, until the customer has answered (BIO-004, BIO-005). */
export const isAppOffered = (storage: DeviceStorage, bridge = globalThis.walletBridge): boolean =>
  bridge === undefined && storage.read(sessionKeys.entryOffer) === 'biometrics' && storage.read(deviceKeys.biometryChoice) === null;

/** Offers the app where the browser has no biometric sign-in. The answer ends the offers on this device (D-BIO-06). */
export function AppOffer() {
  const { storage, config } = useServices();
  const [isOffered, setOffered] = useState(() => isAppOffered(storage));
  const support = useBiometricSupport(isOffered);
  if (!isOffered || support !== null) return null;
  const answer = (choice: 'Later' | 'GetAppPressed'): void => {
    storage.write(deviceKeys.biometryChoice, choice);
    storage.remove(sessionKeys.entryOffer);
    setOffered(false);
  };
  return (
    <AppOfferCard
      href={toAppHref(config.links, navigator.userAgent)}
      onAccept={() => answer('GetAppPressed')}
      onLater={() => answer('Later')}
    />
  );
}
