import { ApiError } from './errors.ts';

/** Milliseconds before each of the five repetitions (SES-037, D-SES-23). */
const DELAYS_MS = [250, 500, 1000, 2000, 2000] as const;
const REPEATABLE_STATUSES: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

/**
 * How long to wait before a GET is asked again; null when it is not.
 * @param repetition 0 after the first failure
 * @param online what the browser says
 */
export function repeatDelay(error: unknown, repetition: number, online: boolean): number | null {
  if (!(error instanceof ApiError) || !online) return null;
  const isRepeatable = error.kind === 'offline' || (error.kind === 'unavailable' && REPEATABLE_STATUSES.has(error.status));
  return isRepeatable ? (DELAYS_MS[repetition] ?? null) : null;
}
