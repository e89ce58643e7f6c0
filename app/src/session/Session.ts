import { listOf, nullable, object, oneOf, text, type Read } from '@wallet/core/configuration/readers';

const anyText = text(/^/, 'must be a text');

/** Who is signed in, and with what. A session also travels between the tabs of one browser, so it has a reader. */
export const readTravelledSession = object(
  {
    accessToken: text(),
    refreshToken: text(),
    /** The `id` of the sign-in response. */
    userId: text(),
    /** Known once user info has been read. */
    uuid: nullable(text()),
    username: text(),
    /** The newest status heard of: `on_board` is a customer whose KYC is complete (D-SES-19). */
    status: anyText,
    roles: listOf(text()),
    addressStatus: anyText,
  },
  {
    /** Set where the tokens are good with this device's key alone: with every call, or with the refresh (RULE-052). */
    tokenType: oneOf('DPoP', 'Bearer'),
  },
);
export type Session = Read<typeof readTravelledSession>;

/** `restoring`: this tab holds no session and asks its other tabs for theirs (D-SES-14). */
export type SessionState =
  { readonly name: 'restoring' } | { readonly name: 'signedOut' } | { readonly name: 'signedIn'; readonly session: Session };

/** `expired`: a 401 that no refresh mends. `idle`: five minutes without a sign of life. `loggedOut`: by the customer's own hand. `passwordChanged`: so that no stolen session lives on (D-PWD-10). */
export const endReasons = ['loggedOut', 'expired', 'idle', 'passwordChanged'] as const;
export type EndReason = (typeof endReasons)[number];

/** What user info says about the signed-in customer; the newer word wins (D-SES-19, D-USR-07). */
export type UserFacts = Pick<Session, 'uuid' | 'status' | 'addressStatus'>;

export type SessionEvent =
  | { readonly name: 'restored'; readonly session: Session | null }
  | { readonly name: 'signedIn'; readonly session: Session }
  | { readonly name: 'refreshed'; readonly userId: string; readonly accessToken: string; readonly refreshToken: string }
  | { readonly name: 'userRead'; readonly userId: string; readonly facts: UserFacts }
  | { readonly name: 'ended'; readonly reason: EndReason };

function changed(state: SessionState, userId: string, change: Partial<Session>): SessionState {
  if (state.name !== 'signedIn' || state.session.userId !== userId) return state;
  return { name: 'signedIn', session: { ...state.session, ...change } };
}

/** The next state: pure, so that every transition is tested without a browser. News of another customer's session change nothing. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.name) {
    case 'restored':
      if (state.name !== 'restoring') return state;
      return event.session === null ? { name: 'signedOut' } : { name: 'signedIn', session: event.session };
    case 'signedIn':
      return { name: 'signedIn', session: event.session };
    case 'refreshed':
      return changed(state, event.userId, { accessToken: event.accessToken, refreshToken: event.refreshToken });
    case 'userRead':
      return changed(state, event.userId, event.facts);
    case 'ended':
      return state.name === 'signedOut' ? state : { name: 'signedOut' };
  }
}

/** Whether the feature view is allowed (SES-028). An unknown role or status changes nothing (SES-035). */
export const isKycComplete = (session: Session): boolean => session.status === 'on_board';

/** The one role with a meaning: it restricts payments (SES-034, D-SES-22). */
export const mayPay = (session: Session): boolean => !session.roles.includes('ROLE_BLOCKED_SERVICE_PROVIDER');
