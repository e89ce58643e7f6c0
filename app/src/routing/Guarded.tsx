import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '../providers/Services.ts';
import { visitKeys } from '../storage/keys.ts';
import type { Decision } from './guard.ts';
import { useGuard } from './useGuard.ts';

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
  const kept = pathname === '/' && !decision.to.includes('?') ? search : '';
  return <Navigate to={`${decision.to}${kept}`} replace state={{ ...decision.state, prompt: decision.prompt }} />;
}

export type GuardedProps = {
  readonly children: ReactNode;
  /** While a sister tab is asked for its session, at most 200 ms (D-SES-14). */
  readonly waiting: ReactNode;
  readonly notFound: ReactNode;
};

/** Shows a route to whom it may be shown (D-SES-17). */
export function Guarded({ children, waiting, notFound }: GuardedProps) {
  const decision = useGuard();
  switch (decision.kind) {
    case 'show':
      return children;
    case 'wait':
      return waiting;
    case 'notFound':
      return notFound;
    case 'redirect':
      return <Redirected decision={decision} />;
  }
}
