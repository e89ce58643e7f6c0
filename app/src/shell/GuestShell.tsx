import { AppFrame } from '@wallet/ui/patterns/AppFrame';
import { Outlet, useLocation } from 'react-router-dom';
import { useIsConnected, useServices } from '../providers/Services.ts';
import { toGuestMenu } from './toMenuView.ts';

export function GuestShell() {
  const { version } = useServices();
  const { pathname } = useLocation();
  return (
    <AppFrame menu={toGuestMenu(pathname, version)} offline={!useIsConnected()}>
      <Outlet />
    </AppFrame>
  );
}
