import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices, useSessionState } from '../providers/Services.ts';
import { deviceKeys, visitKeys } from '../storage/keys.ts';
import { guard, type Decision } from './guard.ts';
import { routeOf } from './routeClasses.ts';

/** The key of the entry with which the document was loaded, as react-router gives it. */
const FIRST_ENTRY = 'default';

/** What the current route shows to whoever is there; decided anew when the route or the session changes (D-ACC-14). */
export function useGuard(): Decision {
  const { config, storage } = useServices();
  const session = useSessionState();
  const { pathname, key } = useLocation();
  return useMemo(
    () =>
      guard({
        route: routeOf(pathname),
        session,
        known: {
          username: storage.read(deviceKeys.username),
          givenName: storage.read(deviceKeys.givenName),
          authStatus: storage.read(deviceKeys.authStatus),
        },
        switchedOff: config.switchedOff,
        isAppStart: key === FIRST_ENTRY,
        returnTo: storage.read(visitKeys.returnTo),
      }),
    [config, storage, session, pathname, key],
  );
}
