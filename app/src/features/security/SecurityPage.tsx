import { ActivitySection, DevicesSection, PasskeysSection, SecurityScreen } from '@wallet/ui/screens/security';
import { useNavigate } from 'react-router-dom';
import { NotFoundPage } from '../../operations/page/NotFoundPage.tsx';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { useActivitySection, useDevicesSection } from './devices.ts';
import { usePasskeysSection } from './passkeys.ts';

/** Passkeys, devices and recent activity (SCA-001). */
export function SecurityPage() {
  const { config } = useServices();
  const navigate = useNavigate();
  const { passkeys = false, devices = false } = config.security ?? {};
  const passkeysSection = usePasskeysSection({ enabled: passkeys });
  const devicesSection = useDevicesSection({ enabled: devices });
  const activitySection = useActivitySection({ enabled: devices });
  if (!passkeys && !devices) return <NotFoundPage />;
  const states = [passkeysSection.state, ...(devices ? [devicesSection.devices, activitySection.activity] : [])];
  // The height of a section is unknown until it has loaded. All sections wait for the last one and are remounted together, so that nothing
  // moves under the customer's finger.
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
