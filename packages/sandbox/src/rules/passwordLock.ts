/** RULE-012: five wrong passwords in a row lock for 15 minutes, twenty within 24 hours for 24 hours. */
const WRONG_IN_A_ROW = 5;
const LOCK_SECONDS = 900;
export const WRONG_IN_A_DAY = 20;
export const DAY_SECONDS = 86_400;

export type PasswordLock = { readonly refusal: 'tooManyAttempts'; readonly expired: number } | { readonly refusal: 'temporarilyBlocked' };

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;

/**
 * What the wrong passwords since the last right one refuse now; null when the next may be tried. A locked attempt is not counted, so
 * every full five is a lock of its own.
 * @param wrong when they were entered, newest first; older than 48 hours need not be there
 */
export function passwordLock(wrong: readonly Date[], now: Date): PasswordLock | null {
  const [newest] = wrong;
  if (newest === undefined) return null;
  const first = wrong[WRONG_IN_A_DAY - 1];
  const wasTwentyInADay = first !== undefined && secondsBetween(first, newest) < DAY_SECONDS;
  if (wasTwentyInADay && secondsBetween(newest, now) < DAY_SECONDS) return { refusal: 'temporarilyBlocked' };
  const rest = LOCK_SECONDS - secondsBetween(newest, now);
  return wrong.length % WRONG_IN_A_ROW === 0 && rest > 0 ? { refusal: 'tooManyAttempts', expired: Math.ceil(rest) } : null;
}
