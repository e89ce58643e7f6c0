import type { RefusalName } from '@wallet/contract/errors';
import type { UserStatus } from '@wallet/contract/access/session';

/** Reasons besides the status that bar a sign-in (RULE-022): set by an operator, or by the customer's own closure. */
export const holds = ['disabled', 'deleted', 'closed', 'checks', 'checks_pending', 'document_pending'] as const;
export type Hold = (typeof holds)[number];

type SignInBar = {
  readonly refusal: RefusalName;
  /** `mendable`: the customer can act through a link; `waiting`: a review is in progress; null: nothing can be done here. */
  readonly link: 'mendable' | 'waiting' | null;
};

const documentPending: SignInBar = { refusal: 'documentPending', link: 'waiting' };

/** By status or hold, the most final first: a closed customer gets no request for a document. */
const barsByCause: Readonly<Record<Hold, SignInBar> & Partial<Record<UserStatus, SignInBar>>> = {
  deleted: { refusal: 'deleted', link: null },
  closed: { refusal: 'closed', link: null },
  disabled: { refusal: 'disabled', link: null },
  blocked: { refusal: 'permanentlyBlocked', link: null },
  temp_blocked: { refusal: 'temporarilyBlocked', link: null },
  refused: { refusal: 'refused', link: null },
  checks: { refusal: 'checksNeeded', link: 'mendable' },
  checks_pending: { refusal: 'checksPending', link: 'waiting' },
  document_pending: documentPending,
  doc_expired: { refusal: 'documentExpired', link: 'mendable' },
};

/**
 * Returns why a customer with a right password or code may not sign in; null when they may (RULE-022).
 * @param identityHandedIn true while a submitted document is being checked: 117 without a link until its result
 */
export function getSignInBar(status: UserStatus, hold: Hold | null, identityHandedIn: boolean): SignInBar | null {
  const [cause, bar] = Object.entries(barsByCause).find(([name]) => name === status || name === hold) ?? [];
  if (bar === undefined) return null;
  return cause === 'doc_expired' && identityHandedIn ? documentPending : bar;
}

/**
 * True when open sessions end as well: for a customer who is blocked, refused, disabled, closed or deleted (RULE-011, D-SES-21). Additional
 * checks and an expired document only bar the next sign-in, because they can be resolved inside a session (D-KYC-18).
 */
export function endsSession(status: UserStatus, hold: Hold | null): boolean {
  return getSignInBar(status, hold, false)?.link === null;
}
