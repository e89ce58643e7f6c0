import type { BiometricsSetting } from '@wallet/ui/screens/settings/SettingsScreen.types';
import { useEffect, useState } from 'react';
import type { BiometricSupport } from '../../adapters/biometrics/Biometrics.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { activatedFor, forgetActivation } from '../../session/biometry.ts';
import { toBiometricsSetting } from './toSettingsView.ts';

/** Whether this customer logs in by biometrics here; asked again when the app returns to the front (D-SET-03). */
export function useBiometricsSetting(): { readonly biometrics: BiometricsSetting; readonly turnOff: () => void } {
  const { biometrics, storage } = useServices();
  const username = useSession()?.username;
  const [support, setSupport] = useState<BiometricSupport | null>(null);
  const [isActivated, setIsActivated] = useState(() => activatedFor(storage) === username);
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      const answer = await biometrics.readSupport();
      if (isHere) setSupport(answer);
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [biometrics]);

  /** At once and without a password; the stored secret goes as well (D-SET-04). */
  const turnOff = (): void => {
    forgetActivation(storage);
    setIsActivated(false);
    void biometrics.forget();
  };
  return { biometrics: toBiometricsSetting(support, isActivated), turnOff };
}
