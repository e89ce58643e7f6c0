import { listOf, nullable, object, oneOf, text, type Read } from '@wallet/core/configuration/readers';

const anyText = text(/^/, 'must be a text');

/** The signed-in customer and their tokens. A session is also sent between the tabs of a browser, so it has a reader. */
export const readSharedSession = object(
  {
    accessToken: text(),
    refreshToken: text(),
    /** The `id` of the sign-in response. */
    userId: text(),
    /** Known once user info has been read. */
    uuid: nullable(text()),
    username: text(),
    /** The latest known status. `on_board` means that KYC is complete (D-SES-19). */
    status: anyText,
    roles: listOf(text()),
    addressStatus: anyText,
  },
  {
    /** Set when the tokens only work with this device's key, for every request or for the refresh (RULE-052). */
    tokenType: oneOf('DPoP', 'Bearer'),
  },
);
export type Session = Read<typeof readSharedSession>;

/** `restoring`: this tab has no session and requests it from the other tabs (D-SES-14). */
export type SessionState =
  { readonly name: 'restoring' } | { readonly name: 'signedOut' } | { readonly name: 'signedIn'; readonly session: Session };

/**
 * `expired`: a 401 that a refresh did not resolve. `idle`: logged out for inactivity. `loggedOut`: by the customer. `passwordChanged`: so
 * that no stolen session survives (D-PWD-10).
 */
export const endReasons = ['loggedOut', 'expired', 'idle', 'passwordChanged'] as const;
export type EndReason = (typeof endReasons)[number];

/** User info of the signed-in customer. The newer value wins (D-SES-19, D-USR-07). */
export type UserFacts = Pick<Session, 'uuid' | 'status' | 'addressStatus'>;

export type SessionEvent =
  | { readonly name: 'restored'; readonly session: Session | null }
  | { readonly name: 'signedIn'; readonly session: Session }
  | { readonly name: 'refreshed'; readonly userId: string; readonly accessToken: string; readonly refreshToken: string }
  | { readonly name: 'userRead'; readonly userId: string; readonly facts: UserFacts }
  | { readonly name: 'ended'; readonly reason: EndReason };

function changeSession(state: SessionState, userId: string, change: Partial<Session>): SessionState {
  if (state.name !== 'signedIn' || state.session.userId !== userId) return state;
  return { name: 'signedIn', session: { ...state.session, ...change } };
}

/**
 * Returns the next state. Pure, so that every transition can be tested without a browser. Events for another customer's session are
 * ignored.
 */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.name) {
    case 'restored':
      if (state.name !== 'restoring') return state;
      return event.session === null ? { name: 'signedOut' } : { name: 'signedIn', session: event.session };
    case 'signedIn':
      return { name: 'signedIn', session: event.session };
    case 'refreshed':
      return changeSession(state, event.userId, { accessToken: event.accessToken, refreshToken: event.refreshToken });
    case 'userRead':
      return changeSession(state, event.userId, event.facts);
    case 'ended':
      return state.name === 'signedOut' ? state : { name: 'signedOut' };
  }
}

/** True when the feature view is allowed (SES-028). An unknown role or status has no effect (SES-035). */
export const isKycComplete = (session: Session | null): boolean => session?.status === 'on_board';

/** The only role with an effect: it restricts payments (SES-034, D-SES-22). */
export const canPay = (session: Session): boolean => !session.roles.includes('ROLE_BLOCKED_SERVICE_PROVIDER');
