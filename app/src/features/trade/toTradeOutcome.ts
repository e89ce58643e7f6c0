import type { TradeFailure, TradeOutcome } from '@wallet/ui/screens/trade/TradeScreen.types';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { refusalText } from '../../api/refusalText.ts';
import { toRefused, type FieldNames } from '../../api/toOutcome.ts';

/** A stablecoin that this customer may not receive: the provider says so itself (D-LEG-23). */
const NOT_WHITELISTED = 403_006;

function toStopped({ status, body }: Refusal): TradeFailure {
  if (status === 403 && body.code !== NOT_WHITELISTED) return { kind: 'forbidden' };
  return { kind: 'stopped', message: refusalText(body) };
}

/** What a purchase or a sale that was not accepted is (LEG-031, LEG-034, D-LEG-22). All else is thrown on. */
export function toTradeOutcome<Field extends string>(
  error: unknown,
  names: FieldNames<Field>,
): Exclude<TradeOutcome<Field>, { readonly kind: 'done' }> {
  if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
  if (!(error instanceof Refusal)) throw error;
  return error.status === 400 ? toRefused(error, names) : toStopped(error);
}

/** What a confirmation that was not accepted is: missing funds have a dialog of their own, the rest its words (LEG-040, D-LEG-19). */
export function toConfirmOutcome(error: unknown): TradeFailure | { readonly kind: 'insufficientFunds' } {
  if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
  if (!(error instanceof Refusal)) throw error;
  if (error.status !== 400) return toStopped(error);
  const message = refusalText(error.body);
  return /^not enough/i.test(message) ? { kind: 'insufficientFunds' } : { kind: 'stopped', message };
}
