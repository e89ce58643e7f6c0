/** When an inactive customer is warned and logged out, in milliseconds after the last activity (D-SES-16). */
export type IdleLimits = { readonly warnAfterMs: number; readonly logOutAfterMs: number };

export type Idleness = { readonly name: 'active' } | { readonly name: 'warned'; readonly secondsLeft: number } | { readonly name: 'over' };

/**
 * Returns how idle the customer is by the wall clock, so that the hours of a sleeping machine count.
 * @param activeAt time of the last pointer, key or touch event in any tab of the session
 */
export function toIdleness(activeAt: number, now: number, { warnAfterMs, logOutAfterMs }: IdleLimits): Idleness {
  const quietMs = now - activeAt;
  if (quietMs >= logOutAfterMs) return { name: 'over' };
  if (quietMs < warnAfterMs) return { name: 'active' };
  return { name: 'warned', secondsLeft: Math.ceil((logOutAfterMs - quietMs) / 1000) };
}

const MINUTE_MS = 60_000;
/** Duration of the warning's countdown (D-SES-16), but never more than half of the time. */
const MAX_WARNING_MS = 60_000;

/** Returns the limits for the minutes chosen by the customer (WISH-014). */
export function toAutoLockLimits(minutes: '1' | '2' | '5'): IdleLimits {
  const logOutAfterMs = { 1: 1, 2: 2, 5: 5 }[minutes] * MINUTE_MS;
  return { logOutAfterMs, warnAfterMs: logOutAfterMs - Math.min(MAX_WARNING_MS, logOutAfterMs / 2) };
}
