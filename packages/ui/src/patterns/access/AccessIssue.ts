import type { CallOutcome } from '../form/CallOutcome.ts';

/**
 * Why a login, a sign-up or a code request failed, in the terms of the screens (ERR-019 to ERR-038, D-AUTH-08). `link` is absolute and
 * leaves the app. null or absent means that the case is under manual review and the customer can only wait.
 */
export type AccessIssue =
  | { readonly kind: 'usernamesDiffer' }
  | { readonly kind: 'temporaryBlocked' | 'permanentlyBlocked' | 'disabled' | 'deleted' | 'refused' | 'closed' }
  | { readonly kind: 'wrongCredentials' }
  | { readonly kind: 'additionalChecks'; readonly code: number; readonly message: string; readonly link: string | null }
  | { readonly kind: 'documentExpired'; readonly link: string | null }
  /** No attempts are left; the next one is possible in `seconds`. */
  | { readonly kind: 'tooManyAttempts'; readonly seconds: number }
  /** No more codes are sent to this number; the next one can be requested in `seconds`. */
  | { readonly kind: 'noMoreCodes'; readonly seconds: number }
  | { readonly kind: 'accountExists' }
  /** The system did not recognise the owner, or accepts no more attempts (BIO-011, BIO-017). */
  | { readonly kind: 'biometricsFailed' | 'biometricsLockedOut' }
  /** The provider does not know the passkey or does not accept it (SCA-011). */
  | { readonly kind: 'passkeyRefused' }
  /** The bot check issued no token, so no request was sent (D-APP-24). */
  | { readonly kind: 'botCheckFailed' }
  /** The bot check failed to load, but the provider requires it (THIRD-037). */
  | { readonly kind: 'botCheckMissing' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'offline' }
  /** The provider's own message. `pointsToSupport` for any 400 except one that asks to wait (ERR-037). */
  | { readonly kind: 'message'; readonly message: string; readonly pointsToSupport: boolean }
  | { readonly kind: 'unknown' };

/** Refused by the provider, the device or the bot check. Shown by `AccessIssueNotice`. */
export type AccessRefused = { readonly kind: 'accessRefused'; readonly issue: AccessIssue };

/** Returns the issue of an attempt for the notice, or null when there is none or a field shows it (D-AUTH-11). */
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
