import { useEffect, useRef, useState } from 'react';
import { useServices } from '../providers/Services.ts';
import { createIdleWatch, type IdleWatch } from '../session/createIdleWatch.ts';
import { autoLockLimits } from '../session/autoLock.ts';
import type { Idleness } from '../session/idle.ts';
import { deviceKeys } from '../storage/keys.ts';
import { useDeviceValue } from '../providers/useDeviceValue.ts';

const signsOfLife = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** Watches over the signs of life of a signed-in customer, and ends the session when there are none (D-SES-16). */
export function useIdleWatch(): { readonly idleness: Idleness; readonly stay: () => void } {
  const { clock, tabs, config, lifecycle, unattended } = useServices();
  const watch = useRef<IdleWatch>(null);
  const [idleness, setIdleness] = useState<Idleness>({ name: 'active' });
  const [autoLock] = useDeviceValue(deviceKeys.autoLock);
  useEffect(() => {
    const { warnAfterSeconds, logOutAfterSeconds } = config.idle;
    const usual = { warnAfterMs: warnAfterSeconds * 1000, logOutAfterMs: logOutAfterSeconds * 1000 };
    const idle = createIdleWatch(clock, tabs, autoLock === null ? usual : autoLockLimits(autoLock), () => !unattended.isEmpty());
    const touch = () => idle.touch();
    idle.subscribe(() => {
      setIdleness(idle.read());
      if (idle.read().name === 'over') lifecycle.endIdle();
    });
    for (const sign of signsOfLife) document.addEventListener(sign, touch, { passive: true, capture: true });
    watch.current = idle;
    return () => {
      idle.stop();
      for (const sign of signsOfLife) document.removeEventListener(sign, touch, { capture: true });
    };
  }, [clock, tabs, config, lifecycle, unattended, autoLock]);
  return { idleness, stay: () => watch.current?.touch(true) };
}
