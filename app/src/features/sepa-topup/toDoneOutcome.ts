import type { SepaTopUpDoneOutcome } from '@wallet/ui/screens/sepa-topup/SepaTopUpScreen.types';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { refusalText } from '../../api/refusalText.ts';
import { refusalBlock } from '../../operations/bankTransfer/sepaMethods.ts';

/** What "Done" came to when it was not accepted: a modal of the method, the first message of the amount (D-SEPA-15), no network. */
export function toDoneOutcome(error: unknown): SepaTopUpDoneOutcome {
  if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
  if (!(error instanceof Refusal)) throw error;
  const block = refusalBlock(error);
  if (block !== null) return { kind: 'blocked', block };
  return { kind: 'refused', message: error.body.fields?.['amount']?.[0] ?? refusalText(error.body) };
}
