import { ActivitySection, DevicesSection, PasskeysSection, SecurityScreen } from '@wallet/ui/screens/security';
import { useNavigate } from 'react-router-dom';
import { NotFoundPage } from '../../operations/page/NotFoundPage.tsx';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { useActivitySection, useDevicesSection } from './devices.ts';
import { usePasskeysSection } from './passkeys.ts';

/** Passkeys, devices and what has happened lately (SCA-001). */
export function SecurityPage() {
  const { config } = useServices();
  const navigate = useNavigate();
  const { passkeys = false, devices = false } = config.security ?? {};
  const passkeysSection = usePasskeysSection({ enabled: passkeys });
  const devicesSection = useDevicesSection({ enabled: devices });
  const activitySection = useActivitySection({ enabled: devices });
  if (!passkeys && !devices) return <NotFoundPage />;
  const states = [passkeysSection.state, ...(devices ? [devicesSection.devices, activitySection.activity] : [])];
  // No section tells how high it will be: all of them wait for the last, and are drawn anew at once, so that none moves under a finger.
  const isLoading = states.some(({ kind }) => kind === 'loading');
  const key = isLoading ? 'loading' : 'loaded';
  const waiting = { kind: 'loading' } as const;
  return (
    <SecurityScreen onBack={() => void navigate(paths.settings.to())}>
      {passkeys ? <PasskeysSection key={`passkeys ${key}`} {...passkeysSection} {...(isLoading && { state: waiting })} /> : null}
      {devices ? <DevicesSection key={`devices ${key}`} {...devicesSection} {...(isLoading && { devices: waiting })} /> : null}
      {devices ? <ActivitySection key={`activity ${key}`} {...activitySection} {...(isLoading && { activity: waiting })} /> : null}
    </SecurityScreen>
  );
}
