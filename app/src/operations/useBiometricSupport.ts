import { useEffect, useState } from 'react';
import type { BiometricSupport } from '../adapters/biometrics/Biometrics.ts';
import { reportThrown } from '../adapters/monitoring/Monitoring.ts';
import { useServices } from '../providers/Services.ts';

/**
 * Returns the biometric method of the device: undefined until known, null when there is none or it could not be read. Read again when the
 * app returns to the foreground, because the customer may come from the device's settings (D-SET-03).
 * @param isWanted whether the result is needed; the device is not queried before
 */
export function useBiometricSupport(isWanted = true): BiometricSupport | null | undefined {
  const { biometrics, monitoring } = useServices();
  const [support, setSupport] = useState<BiometricSupport | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const update = async (): Promise<void> => {
      const answer = await biometrics.readSupport().catch((thrown: unknown) => {
        reportThrown(monitoring, thrown);
        return null;
      });
      // A device does not lose its biometrics, so a later null means that the bridge was silent.
      if (isHere) setSupport((known) => answer ?? known ?? null);
    };
    const updateIfVisible = (): void => {
      if (document.visibilityState === 'visible') void update();
    };
    void update();
    document.addEventListener('visibilitychange', updateIfVisible);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', updateIfVisible);
    };
  }, [biometrics, monitoring, isWanted]);
  return support;
}
