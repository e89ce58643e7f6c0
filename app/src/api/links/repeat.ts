import { type Clock, wait } from '../../adapters/clock/Clock.ts';
import type { Connectivity } from '../createConnectivity.ts';
import { ApiError } from '../errors.ts';
import type { Link } from '../Link.ts';

/** Delays before each of the five repetitions (SES-037, D-SES-23). */
const DELAYS_MS = [250, 500, 1000, 2000, 2000] as const;
const REPEATABLE_STATUSES: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

/**
 * Returns the delay before a GET is repeated, or null when it is not repeated.
 * @param repetition 0 after the first failure
 * @param online the browser's own state
 */
export function getRepeatDelay(error: unknown, repetition: number, online: boolean): number | null {
  if (!(error instanceof ApiError) || !online) return null;
  const isRepeatable = error.kind === 'offline' || (error.kind === 'unavailable' && REPEATABLE_STATUSES.has(error.status));
  return isRepeatable ? (DELAYS_MS[repetition] ?? null) : null;
}

type Parts = { readonly clock: Clock; readonly connectivity: Pick<Connectivity, 'isOnline'> };

/** Repeats a GET after a network or provider failure, if its caller has requested that. */
export const createRepeatLink =
  ({ clock, connectivity }: Parts): Link =>
  async (request, next) => {
    const { repeats, signal } = request.options;
    const isRepeatable = repeats === true && request.endpoint.method === 'get';
    for (let repetition = 0; ; repetition += 1) {
      try {
        return await next(request);
      } catch (error) {
        const delay = isRepeatable ? getRepeatDelay(error, repetition, connectivity.isOnline()) : null;
        if (delay === null) throw error;
        await wait(clock, delay, signal);
      }
    }
  };
