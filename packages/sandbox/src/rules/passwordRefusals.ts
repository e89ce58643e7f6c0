import { refuse, type Refusal } from '../http/refusal.ts';
import type { PasswordLock } from './passwordLock.ts';

/** The refusal of a locked username: 112 with the seconds left, or 102 (RULE-012). */
export function refuseLocked(lock: PasswordLock): Refusal {
  return lock.refusal === 'tooManyAttempts' ? refuse('tooManyAttempts', { expired: lock.expired }) : refuse('temporarilyBlocked');
}
