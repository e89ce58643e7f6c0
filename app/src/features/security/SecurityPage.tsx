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
  if (!passkeys && !devices) return <NotFoundPage />;
  return (
    <SecurityScreen onBack={() => void navigate(paths.settings.to())}>
      {passkeys ? <PasskeysPart /> : null}
      {devices ? <DevicesPart /> : null}
      {devices ? <ActivityPart /> : null}
    </SecurityScreen>
  );
}

function PasskeysPart() {
  return <PasskeysSection {...usePasskeysSection()} />;
}

function DevicesPart() {
  return <DevicesSection {...useDevicesSection()} />;
}

function ActivityPart() {
  return <ActivitySection {...useActivitySection()} />;
}
