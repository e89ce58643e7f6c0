import { useEffect, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices, useSessionState } from '../providers/Services.ts';
import { deviceKeys, visitKeys } from '../storage/keys.ts';
import { guard, type Decision } from './guard.ts';
import type { RouteName } from './paths.ts';
import { OwnDocument } from './OwnDocument.tsx';

/** The router's key of the initial entry of a document, until it is replaced. */
export const INITIAL_ENTRY_KEY = 'default';

/** Decides what the route shows to this customer, again whenever the route or the session changes (D-ACC-14). */
function useGuard(route: RouteName | null): Decision {
  const { config, storage } = useServices();
  const session = useSessionState();
  const { key } = useLocation();
  return useMemo(
    () =>
      guard({
        route,
        session,
        known: {
          username: storage.read(deviceKeys.username),
          givenName: storage.read(deviceKeys.givenName),
          authStatus: storage.read(deviceKeys.authStatus),
        },
        switchedOff: config.switchedOff,
        isAppStart: key === INITIAL_ENTRY_KEY,
        returnTo: storage.read(visitKeys.returnTo),
      }),
    [route, config, storage, session, key],
  );
}

type Redirect = Extract<Decision, { kind: 'redirect' }>;

/** Replaces the entry (D-ACC-07). Stores the requested path if the decision says so, and keeps the campaign query of `/` (D-APP-22). */
function RedirectTo({ decision }: { readonly decision: Redirect }) {
  const { storage } = useServices();
  const { pathname, search } = useLocation();
  const wanted = decision.keepsPath === true ? `${pathname}${search}` : null;
  useEffect(() => {
    if (wanted !== null) storage.write(visitKeys.returnTo, wanted);
    else if (pathname === '/') storage.remove(visitKeys.returnTo); // used up: `/` has redirected to it (D-SES-12)
  }, [storage, wanted, pathname]);
  const keptSearch = pathname === '/' && !decision.to.includes('?') ? search : '';
  return <Navigate to={`${decision.to}${keptSearch}`} replace state={{ ...decision.state, prompt: decision.prompt }} />;
}

export type GuardedProps = {
  /** Null when it is not a route of the app. */
  readonly route: RouteName | null;
  readonly children: ReactNode;
  /** Shown while another tab is queried for its session (D-SES-14). */
  readonly waiting: ReactNode;
  readonly notFound: ReactNode;
};

/** Shows a route only to customers who may access it (D-SES-17). */
export function Guarded({ route, children, waiting, notFound }: GuardedProps) {
  const decision = useGuard(route);
  if (decision.kind === 'redirect') return <RedirectTo decision={decision} />;
  if (decision.kind === 'wait') return waiting;
  return <OwnDocument waiting={waiting}>{decision.kind === 'show' ? children : notFound}</OwnDocument>;
}
