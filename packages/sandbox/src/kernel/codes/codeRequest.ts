import type { CodeMethod } from '@wallet/contract/access/one-time-code';
import { daySeconds } from '@wallet/core/calendar/dayLength';

/** Durations in seconds (RULE-013). */
const CODE_WAIT_SECONDS = 60;
const LONG_WAIT_SECONDS = 600;
const CODE_LIFE_SECONDS = 600;
const CLOSURE_CODE_LIFE_SECONDS = 1800;

/** By what a code is for: when the next one can be requested, and how long it is valid. */
export const codeTimings = {
  sign_up: { wait: CODE_WAIT_SECONDS, life: CODE_LIFE_SECONDS },
  login: { wait: CODE_WAIT_SECONDS, life: CODE_LIFE_SECONDS },
  operation: { wait: CODE_WAIT_SECONDS, life: CODE_LIFE_SECONDS },
  forgot_password: { wait: LONG_WAIT_SECONDS, life: CODE_LIFE_SECONDS },
  closure: { wait: LONG_WAIT_SECONDS, life: CLOSURE_CODE_LIFE_SECONDS },
} as const;
export type CodeIntent = keyof typeof codeTimings;

/** Wait before another code can be requested after five wrong entries. */
export const DEAD_CODE_WAIT_SECONDS = 600;
export const SENDS_WINDOW_SECONDS = daySeconds;
export const MAX_SENDS = 5;
export const MAX_WRONG_ENTRIES = 5;

/** Whole seconds from now until a moment, never negative. */
export function countSecondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}

/** The latest code of the same purpose sent to this phone. */
export type LatestCode = {
  readonly id: string;
  readonly method: string;
  readonly resend_at: Date;
  readonly expires_at: Date;
  readonly spent_at: Date | null;
  readonly dead_at: Date | null;
};

export type CodeRequest = {
  /** Requested method; undefined lets the provider choose. */
  readonly method: CodeMethod | undefined;
  /** `repeated_event: 'yes'`. */
  readonly isResend: boolean;
};

export type CodeDecision =
  | { readonly kind: 'send'; readonly attemptsLeft: number }
  | { readonly kind: 'waiting'; readonly expired: number; readonly id: string }
  | { readonly kind: 'noMore'; readonly expired: number };

/**
 * Decides whether a code may be sent now (RULE-013). A spent code never blocks. A valid one is sent again only as a resend or by the other
 * method: a customer who closed the page is asked for the code that they already have.
 * @param sends times of the sends that count together, within the last 24 hours, newest first
 */
export function decideCode(
  latest: LatestCode | undefined,
  sends: readonly Date[],
  { method, isResend }: CodeRequest,
  now: Date,
): CodeDecision {
  if (latest !== undefined && latest.spent_at === null) {
    const isAlive = latest.dead_at === null && latest.expires_at > now;
    const isOtherMethod = method !== undefined && method !== latest.method;
    if (latest.resend_at > now || (isAlive && !isResend && !isOtherMethod)) {
      return { kind: 'waiting', expired: countSecondsUntil(latest.resend_at, now), id: latest.id };
    }
  }
  const oldestThatCounts = sends[MAX_SENDS - 1];
  if (oldestThatCounts !== undefined) {
    return { kind: 'noMore', expired: countSecondsUntil(new Date(oldestThatCounts.getTime() + SENDS_WINDOW_SECONDS * 1000), now) };
  }
  return { kind: 'send', attemptsLeft: MAX_SENDS - sends.length - 1 };
}

// Satellite phones accept calls, while text messages from abroad seldom arrive.
const SATELLITE = /^\+88[12]/;

/** The methods offered for a phone, the provider's preferred one first. */
export function listCodeMethods(username: string): readonly CodeMethod[] {
  return SATELLITE.test(username) ? ['call', 'sms'] : ['sms', 'call'];
}
