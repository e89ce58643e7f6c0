import { useEffect, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices, useSessionState } from '../providers/Services.ts';
import { deviceKeys, visitKeys } from '../storage/keys.ts';
import { guard, type Decision } from './guard.ts';
import type { RouteName } from './paths.ts';
import { OwnDocument } from './OwnDocument.tsx';

/** The router's key of the entry that a document was loaded for, until it is replaced. */
export const FIRST_ENTRY = 'default';

/** What the route shows to this customer; decided again when the route or the session changes (D-ACC-14). */
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
        isAppStart: key === FIRST_ENTRY,
        returnTo: storage.read(visitKeys.returnTo),
      }),
    [route, config, storage, session, key],
  );
}

type Redirect = Extract<Decision, { kind: 'redirect' }>;

/** Replaces the entry (D-ACC-07); keeps the wanted path where the decision says so, and the campaign's query of `/` (D-APP-22). */
function Redirected({ decision }: { readonly decision: Redirect }) {
  const { storage } = useServices();
  const { pathname, search } = useLocation();
  const wanted = decision.keepsPath === true ? `${pathname}${search}` : null;
  useEffect(() => {
    if (wanted !== null) storage.write(visitKeys.returnTo, wanted);
    else if (pathname === '/') storage.remove(visitKeys.returnTo); // used up: `/` has forwarded to it (D-SES-12)
  }, [storage, wanted, pathname]);
  const keptSearch = pathname === '/' && !decision.to.includes('?') ? search : '';
  return <Navigate to={`${decision.to}${keptSearch}`} replace state={{ ...decision.state, prompt: decision.prompt }} />;
}

export type GuardedProps = {
  /** Null: no route of the app. */
  readonly route: RouteName | null;
  readonly children: ReactNode;
  /** While another tab is asked for its session, at most 200 ms (D-SES-14). */
  readonly waiting: ReactNode;
  readonly notFound: ReactNode;
};

/** Shows a route to whom it may be shown (D-SES-17). */
export function Guarded({ route, children, waiting, notFound }: GuardedProps) {
  const decision = useGuard(route);
  if (decision.kind === 'redirect') return <Redirected decision={decision} />;
  if (decision.kind === 'wait') return waiting;
  return <OwnDocument waiting={waiting}>{decision.kind === 'show' ? children : notFound}</OwnDocument>;
}
