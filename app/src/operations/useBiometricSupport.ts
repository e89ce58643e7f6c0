import { useEffect, useState } from 'react';
import type { BiometricSupport } from '../adapters/biometrics/Biometrics.ts';
import { reportThrown } from '../adapters/monitoring/Monitoring.ts';
import { useServices } from '../providers/Services.ts';

/**
 * What the device recognises its owner by: undefined until it has answered, null without any and where it could not be asked. It is asked
 * again when the app returns to the front, which is where its owner comes back from the device's settings (D-SET-03).
 * @param isWanted whether the answer is of use; until then the device is not asked
 */
export function useBiometricSupport(isWanted = true): BiometricSupport | null | undefined {
  const { biometrics, monitoring } = useServices();
  const [support, setSupport] = useState<BiometricSupport | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const ask = async (): Promise<void> => {
      const answer = await biometrics.readSupport().catch((thrown: unknown) => {
        reportThrown(monitoring, thrown);
        return null;
      });
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
  }, [biometrics, monitoring, isWanted]);
  return support;
}
