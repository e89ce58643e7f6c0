import { BiometricsOfferDialog } from '@wallet/ui/screens/biometrics';
import { TemporaryPasswordDialog } from '@wallet/ui/screens/change-password';
import { useEffect } from 'react';
import { useBiometricSupport } from '../operations/useBiometricSupport.ts';
import { useServices } from '../providers/Services.ts';
import { paths } from '../routing/paths.ts';
import { isBiometricsOffered } from '../session/biometry.ts';
import { deviceKeys } from '../storage/keys.ts';

export type EntryDialogProps = {
  readonly offer: 'temporaryPassword' | 'biometrics';
  readonly username: string;
  readonly onAnswered: () => void;
  readonly onReplaced: () => void;
};

/**
 * Queries the device before anything is offered. Without anything to offer, the entry counts as answered (BIO-004). A browser has no dialog:
 * the dashboard offers the app there.
 */
function BiometricsOfferEntry({ username, onAnswered, onReplaced }: Omit<EntryDialogProps, 'offer'>) {
  const { storage } = useServices();
  const support = useBiometricSupport();
  const isOffered = support === undefined || support === null ? null : isBiometricsOffered(storage, username, support);
  useEffect(() => {
    if (isOffered === false) onAnswered();
  }, [isOffered, onAnswered]);
  if (isOffered !== true) return null;
  return (
    <BiometricsOfferDialog
      href={paths.biometrics.to()}
      onAccept={onAnswered}
      onLater={() => {
        storage.write(deviceKeys.biometryChoice, 'Later');
        onAnswered();
      }}
      onReplaced={onReplaced}
    />
  );
}

export function EntryDialog({ offer, ...rest }: EntryDialogProps) {
  if (offer === 'biometrics') return <BiometricsOfferEntry {...rest} />;
  const { onAnswered, onReplaced } = rest;
  return <TemporaryPasswordDialog changePasswordHref={paths.changePassword.to()} onAnswer={onAnswered} onReplaced={onReplaced} />;
}
