import type { IdleLimits } from './idle.ts';

const MINUTE_MS = 60_000;
/** The warning counts so long down (D-SES-16), but never more than half of the time. */
const MOST_WARNING_MS = 60_000;

/** When a quiet customer is warned and logged out, by the minutes that they have chosen (WISH-014). */
export function autoLockLimits(minutes: '1' | '2' | '5'): IdleLimits {
  const logOutAfterMs = { 1: 1, 2: 2, 5: 5 }[minutes] * MINUTE_MS;
  return { logOutAfterMs, warnAfterMs: logOutAfterMs - Math.min(MOST_WARNING_MS, logOutAfterMs / 2) };
}
