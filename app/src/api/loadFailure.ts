import type { LoadFailure } from '@wallet/ui/patterns/PageStates/PageState';
import { ApiError, Refusal } from './errors.ts';

/**
 * How a failed load or request is worded (ERR-001 to ERR-009, D-ERR-06, D-ERR-20): without a network, a provider in trouble, or what nobody
 * expected. A time-out with a network is the provider's trouble.
 */
export function loadFailure(error: unknown): LoadFailure {
  if (!(error instanceof ApiError)) return 'unexpected';
  switch (error.kind) {
    case 'offline':
      return 'offline';
    case 'timeout':
    case 'unavailable':
      return 'unavailable';
    case 'unexpected':
    case 'unreadable':
      return 'unexpected';
  }
}

/** Whether the thing in the path is unknown, or another customer's (D-ERR-09: the not-found page). */
export const isNotFound = (error: unknown): boolean => error instanceof Refusal && error.status === 404;
