import type { AccessOutcome } from '@wallet/ui/patterns/CodeStep/SentCode';
import { useEffect, useState } from 'react';
import { attemptAccess } from '../../api/attemptAccess.ts';
import { loadLater } from '../../api/loadLater.ts';
import { useServices } from '../../providers/Services.ts';
import { activatedFor } from '../../session/biometry.ts';

/** Biometric sign-in runs by itself so long after the login has opened (LIM-044). */
const AUTOMATIC_AFTER_MS = 700;

export type BiometricLogin = {
  /** Absent where the device offers none, or none is activated (AUTH-008). */
  readonly onBiometrics?: () => Promise<AccessOutcome>;
  readonly biometricsAfterMs?: number;
};

/**
 * Biometric sign-in of the customer whom this device knows.
 * @param onUsernamesDiffer the secret is another customer's: the stored account is reset already (BIO-014)
 */
export function useBiometricLogin(username: string, onUsernamesDiffer: () => void): BiometricLogin {
  const services = useServices();
  const { biometrics, storage } = services;
  const isActivated = activatedFor(storage) !== null;
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (!isActivated) return undefined;
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const support = await biometrics.readSupport();
      if (isCurrent) setOffered(support?.isOn === true);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [biometrics, isActivated]);
  if (!isActivated || !isOffered) return {};

  const onBiometrics = async (): Promise<AccessOutcome> => {
    let issue: 'biometricsFailed' | 'biometricsLockedOut' | null = null;
    const outcome = await attemptAccess(async () => {
      const { signInByBiometrics } = await loadLater(() => import('../../data/session/signInByBiometrics.ts'));
      const { kind } = await signInByBiometrics(services, username);
      if (kind === 'failed') issue = 'biometricsFailed';
      if (kind === 'lockedOut') issue = 'biometricsLockedOut';
      if (kind === 'usernamesDiffer') onUsernamesDiffer();
    });
    return outcome.kind === 'done' && issue !== null ? { kind: 'refused', issue: { kind: issue } } : outcome;
  };
  return { onBiometrics, biometricsAfterMs: AUTOMATIC_AFTER_MS };
}
