import type { CallOutcome } from '../form/CallOutcome.ts';

/**
 * Why a login, a sign-up or a code request did not succeed, as the screens word it (ERR-019 to ERR-038, D-AUTH-08).
 * `link` is absolute and leaves the app; null or absent means that a person looks and the customer can only wait.
 */
export type AccessIssue =
  | { readonly kind: 'usernamesDiffer' }
  | { readonly kind: 'temporaryBlocked' | 'permanentlyBlocked' | 'disabled' | 'deleted' | 'refused' | 'closed' }
  | { readonly kind: 'wrongCredentials' }
  | { readonly kind: 'additionalChecks'; readonly code: number; readonly message: string; readonly link: string | null }
  | { readonly kind: 'documentExpired'; readonly link: string | null }
  /** The attempts are used up; `seconds` until the next one. */
  | { readonly kind: 'tooManyAttempts'; readonly seconds: number }
  /** No more codes go to this number; `seconds` until the next one may be asked for. */
  | { readonly kind: 'noMoreCodes'; readonly seconds: number }
  | { readonly kind: 'accountExists' }
  /** The system did not recognise the owner, or takes no more attempts (BIO-011, BIO-017). */
  | { readonly kind: 'biometricsFailed' | 'biometricsLockedOut' }
  /** The provider does not know the passkey, or it does not fit (SCA-011). */
  | { readonly kind: 'passkeyRefused' }
  /** The bot check gave no token, so nothing was asked (D-APP-24). */
  | { readonly kind: 'botCheckFailed' }
  /** The bot check could not be loaded, and the provider wants one (THIRD-037). */
  | { readonly kind: 'botCheckMissing' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'offline' }
  /** The provider's own words; `pointsToSupport` for a 400 that is anything but waiting (ERR-037). */
  | { readonly kind: 'message'; readonly message: string; readonly pointsToSupport: boolean }
  | { readonly kind: 'unknown' };

/** The provider, the device or the bot check said no, in the words of `AccessIssueNotice`. */
export type AccessRefused = { readonly kind: 'accessRefused'; readonly issue: AccessIssue };

/** What the notice says of an attempt; null where there is nothing to say, and where a field says it (D-AUTH-11). */
export function accessIssueOf(outcome: CallOutcome<string, AccessRefused> | null): AccessIssue | null {
  switch (outcome?.kind) {
    case 'accessRefused':
      return outcome.issue;
    case 'failed':
      return { kind: outcome.failure === 'unexpected' ? 'unknown' : outcome.failure };
    case 'refused':
      if (outcome.message !== undefined) return { kind: 'message', message: outcome.message, pointsToSupport: true };
      return Object.keys(outcome.fields ?? {}).length === 0 ? { kind: 'unknown' } : null;
    case 'done':
    case undefined:
      return null;
  }
}
