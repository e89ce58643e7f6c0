import type { OperationCodeOutcome } from '@wallet/ui/patterns/OperationCode/OperationCode';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { toRefused } from '../../api/toOutcome.ts';

/** What a code of an operation that was not taken is: the provider's message under the code (SEND-044, D-LEG-15). All else is thrown on. */
export function toCodeOutcome(error: unknown): Exclude<OperationCodeOutcome, { readonly kind: 'done' }> {
  if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
  if (!(error instanceof Refusal)) throw error;
  if (error.status !== 400) return toRefused<never>(error, {});
  return { kind: 'refused', fields: { code: error.body.fields?.['pin']?.[0] ?? error.body.message } };
}
