import { BiometricsOfferDialog } from '@wallet/ui/screens/biometrics';
import { TemporaryPasswordDialog } from '@wallet/ui/screens/change-password';
import { useEffect } from 'react';
import type { BiometricSupport } from '../adapters/biometrics/Biometrics.ts';
import { toAppHref } from '../config/appHref.ts';
import { useBiometricSupport } from '../operations/useBiometricSupport.ts';
import { useServices } from '../providers/Services.ts';
import { paths } from '../routing/paths.ts';
import { readActivatedUsername } from '../session/biometry.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys } from '../storage/keys.ts';

/** Biometric sign-in on this device, or the app that supports it. Null for no offer. */
type BiometricsOffer = 'activate' | 'getApp' | null;

/**
 * Returns whether biometric sign-in is offered after a login by password. Not to a customer who has already chosen or activated it
 * (BIO-004), nor while it is switched off on the device.
 */
export function getBiometricsOffer(storage: DeviceStorage, username: string, support: BiometricSupport | null): BiometricsOffer {
  if (storage.read(deviceKeys.biometryChoice) !== null || readActivatedUsername(storage) === username) return null;
  if (support === null) return 'getApp';
  return support.isOn ? 'activate' : null;
}

export type EntryDialogProps = {
  readonly offer: 'temporaryPassword' | 'biometrics';
  readonly username: string;
  readonly onAnswered: () => void;
  readonly onReplaced: () => void;
};

/** Queries the device before anything is offered. Without anything to offer, the entry counts as answered (BIO-004). */
function BiometricsOfferEntry({ username, onAnswered, onReplaced }: Omit<EntryDialogProps, 'offer'>) {
  const { storage, config } = useServices();
  const support = useBiometricSupport();
  const offer = support === undefined ? undefined : getBiometricsOffer(storage, username, support);
  useEffect(() => {
    if (offer === null) onAnswered();
  }, [offer, onAnswered]);
  if (offer === undefined || offer === null) return null;
  const answer = (choice: 'Later' | 'GetAppPressed' | null): void => {
    if (choice !== null) storage.write(deviceKeys.biometryChoice, choice);
    onAnswered();
  };
  return (
    <BiometricsOfferDialog
      offer={offer}
      href={offer === 'activate' ? paths.biometrics.to() : toAppHref(config.links, navigator.userAgent)}
      onAccept={() => answer(offer === 'activate' ? null : 'GetAppPressed')}
      onLater={() => answer('Later')}
      onReplaced={onReplaced}
    />
  );
}

export function EntryDialog({ offer, ...rest }: EntryDialogProps) {
  if (offer === 'biometrics') return <BiometricsOfferEntry {...rest} />;
  const { onAnswered, onReplaced } = rest;
  return <TemporaryPasswordDialog changePasswordHref={paths.changePassword.to()} onAnswer={onAnswered} onReplaced={onReplaced} />;
}
