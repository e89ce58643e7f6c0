import type { CallOutcome } from '../form/CallOutcome.ts';

/**
 * Why a login, a sign-up or a code request failed, in the terms of the screens (ERR-019 to ERR-038, D-AUTH-08). It is shown as one notice
 * above the button, unless its kind says otherwise. `link` is absolute and leaves the app. null or absent means that the case is under
 * manual review and the customer can only wait.
 */
export type AccessIssue =
  /** The stored customer is another one, and has to log in again. */
  | { readonly kind: 'usernamesDiffer' }
  /** The state of the account, as the title of the notice. */
  | { readonly kind: 'temporaryBlocked' | 'permanentlyBlocked' | 'disabled' | 'deleted' | 'refused' | 'closed' }
  /**
   * What was typed is wrong: at the password step of a login the notice offers the sign-up, at a code step it speaks of the code, which is
   * marked in its field.
   */
  | { readonly kind: 'wrongCredentials' }
  /** Something else has to be checked first. The password step shows it in a dialog. */
  | { readonly kind: 'additionalChecks'; readonly code: number; readonly message: string; readonly link: string | null }
  /** The customer has to prove who they are again. */
  | { readonly kind: 'documentExpired'; readonly link: string | null }
  /** No attempts are left; the next one is possible in `seconds`. The password step counts them down. */
  | { readonly kind: 'tooManyAttempts'; readonly seconds: number }
  /** No more codes are sent to this number; the next one can be requested in `seconds`. */
  | { readonly kind: 'noMoreCodes'; readonly seconds: number }
  /** A sign-up with a phone that has an account: the notice offers the login. */
  | { readonly kind: 'accountExists' }
  /** The system did not recognise the owner, or accepts no more attempts, which a dialog of the password step says (BIO-011, BIO-017). */
  | { readonly kind: 'biometricsFailed' | 'biometricsLockedOut' }
  /** The provider does not know the passkey or does not accept it (SCA-011). */
  | { readonly kind: 'passkeyRefused' }
  /** The bot check issued no token, so no request was sent (D-APP-24). */
  | { readonly kind: 'botCheckFailed' }
  /** The bot check failed to load, but the provider requires it (THIRD-037). */
  | { readonly kind: 'botCheckMissing' }
  /** The provider cannot be reached. */
  | { readonly kind: 'unavailable' }
  /** The device has no network. */
  | { readonly kind: 'offline' }
  /**
   * The provider's own message, below "Something went wrong". `pointsToSupport` for any 400 except one that asks to wait (ERR-037): it
   * offers support where the screen has a `supportHref`.
   */
  | { readonly kind: 'message'; readonly message: string; readonly pointsToSupport: boolean }
  /** Nothing else fits. */
  | { readonly kind: 'unknown' };

/**
 * Refused by the provider, the device or the bot check. Shown by `AccessIssueNotice`. A plain `refused` with a `message` is shown like the
 * issue `message` that points to support.
 */
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
