import type { FiatExchangeOutcome } from '@wallet/ui/screens/fiat-exchange/FiatExchangeScreen.types';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { toRefused } from '../../api/toOutcome.ts';

/** What an exchange that was not made is: a refused amount or the provider's message (FX-009), or one of the modals. All else is thrown on. */
export function toExchangeOutcome(error: unknown): FiatExchangeOutcome {
  if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
  if (!(error instanceof Refusal)) throw error;
  switch (error.status) {
    case 400:
      return toRefused(error, { value: 'value' });
    case 403:
      return { kind: 'forbidden' };
    default:
      return { kind: 'failed', failure: 'unexpected' };
  }
}
