import { isKycComplete, type Session, type SessionState } from '../session/Session.ts';
import { paths, findRoute, type RouteName } from './paths.ts';

export type KnownCustomer = {
  readonly username: string | null;
  readonly givenName: string | null;
  readonly authStatus: string | null;
};

export type Target = { readonly to: string; readonly state?: { readonly showLoginOneTimeCode: true } };

/** A customer with an unfinished registration has no password yet and logs in with a code (AUTH-010). */
export const needsCodeLogin = ({ username, givenName, authStatus }: KnownCustomer): boolean =>
  username !== null && givenName === null && authStatus !== 'on_board';

/** Returns where to redirect a visitor (D-SES-18): an unknown one to `/`, a known customer to `/login`. */
export function toWelcomeTarget(known: KnownCustomer): Target {
  if (known.username === null) return { to: paths.home.to() };
  return needsCodeLogin(known) ? { to: paths.login.to(), state: { showLoginOneTimeCode: true } } : { to: paths.login.to() };
}

export type Visit = {
  /** Null when it is not a route of the app. */
  readonly route: RouteName | null;
  readonly session: SessionState;
  readonly known: KnownCustomer;
  readonly switchedOff: readonly string[];
  /** True for the first route after the document was loaded. */
  readonly isAppStart: boolean;
  /** The path requested when a guard or a session end intervened (D-SES-12). */
  readonly returnTo: string | null;
};

export type Decision =
  | { readonly kind: 'show' | 'notFound' }
  /** Another tab may still provide the session (D-SES-14). */
  | { readonly kind: 'wait' }
  | (Target & {
      readonly kind: 'redirect';
      /** Whether to store the requested path for after the login. */
      readonly keepsPath?: boolean;
      /** Prompt to open over the target (HOME-035). */
      readonly prompt?: 'completeRegistration';
    });

const show = { kind: 'show' } as const satisfies Decision;
const toAssets = { kind: 'redirect', to: paths.assets.to() } as const satisfies Decision;

const kycStatuses: ReadonlySet<string> = new Set(['draft', 'kyc_start', 'kyc_finish', 'kyc_completed', 'moderating']);

/** Returns the KYC page of a status, or null when KYC is complete or refused (D-KYC-17). */
function getKycRoute(session: Session): 'kyc' | 'stuck' | null {
  if (session.status === 'stuck') return 'stuck';
  return kycStatuses.has(session.status) ? 'kyc' : null;
}

function guardAfterLogin(visit: Visit): Decision {
  const route = visit.returnTo === null ? null : findRoute(new URL(visit.returnTo, 'https://app.invalid').pathname);
  const isAllowed = route !== null && route !== 'home' && guard({ ...visit, route, returnTo: null }).kind === 'show';
  return isAllowed && visit.returnTo !== null ? { kind: 'redirect', to: visit.returnTo } : toAssets;
}

function guardSignedIn(visit: Visit, route: RouteName, session: Session): Decision {
  switch (paths[route].access) {
    case 'public':
    case 'home':
    case 'preview':
      return show;
    case 'landing':
      return guardAfterLogin(visit);
    case 'auth':
    case 'demo':
      return toAssets;
    case 'kyc': {
      const own = getKycRoute(session);
      if (own === null) return toAssets;
      return own === route ? show : { kind: 'redirect', to: paths[own].to() };
    }
    case 'feature':
      return isKycComplete(session) ? show : { ...toAssets, prompt: 'completeRegistration' };
  }
}

function guardSignedOut({ known, isAppStart }: Visit, route: RouteName): Decision {
  switch (paths[route].access) {
    case 'public':
    case 'auth':
    case 'demo':
      return show;
    case 'landing':
      return isAppStart && needsCodeLogin(known) ? { kind: 'redirect', ...toWelcomeTarget(known) } : show;
    case 'home':
      return { kind: 'redirect', to: paths.demo.to() };
    case 'kyc':
    case 'preview':
    case 'feature':
      return { kind: 'redirect', ...toWelcomeTarget(known), keepsPath: true };
  }
}

/** While another tab is being queried, pages that visitors may see are shown immediately, so that the first paint does not wait. */
function guardRestoring(route: RouteName): Decision {
  return ['landing', 'public', 'auth'].includes(paths[route].access) ? show : { kind: 'wait' };
}

/** Decides what a visit shows, in the order of D-SES-17. Redirects replace the entry (D-ACC-07). */
export function guard(visit: Visit): Decision {
  const { route, session, switchedOff } = visit;
  if (route === null) return { kind: 'notFound' };
  if (switchedOff.includes(route)) return { kind: 'redirect', to: paths.home.to() };
  switch (session.name) {
    case 'restoring':
      return guardRestoring(route);
    case 'signedIn':
      return guardSignedIn(visit, route, session.session);
    case 'signedOut':
      return guardSignedOut(visit, route);
  }
}
