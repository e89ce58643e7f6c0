import type { SepaSubmitOutcome } from '@wallet/ui/screens/sepa-withdrawal/SepaWithdrawalScreen.types';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { toRefused } from '../../api/toOutcome.ts';
import { refusalBlock } from '../../operations/bankTransfer/sepaMethods.ts';

/**
 * What a withdrawal that was not accepted is: changed funds (SEPA-047), a refused IBAN, a modal, the provider's message (SEPA-046), or
 * a provider that cannot be asked (D-SEPA-24). All else is thrown on.
 */
export function toSubmitOutcome(error: unknown): SepaSubmitOutcome {
  if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
  if (!(error instanceof Refusal)) throw error;
  const block = refusalBlock(error);
  if (block !== null) return { kind: 'blocked', block };
  if (error.body.fields?.['amount'] !== undefined) return { kind: 'fundsChanged' };
  return toRefused(error, { iban: 'iban' });
}
