import type { ErrorBody } from '@wallet/contract/errors';
import { money, type Currency } from '@wallet/core/money/money';
import type { CardTopUpIssue } from '@wallet/ui/screens/card-topup/CardTopUpScreen.types';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { refusalText } from '../../api/refusalText.ts';

/** The fields whose first message is said, in this order (CARD-020). */
const fields = ['amount', 'callback_url', 'card_id'];

/** The limit that has been used up meanwhile, with what is left of it (D-CARD-22). */
function limitOf({ limit, remaining }: ErrorBody, { currencyCode, decimals }: Currency): CardTopUpIssue | null {
  if (limit === undefined || remaining === undefined) return null;
  return { kind: 'limit', exceeded: { limit, remaining: money(remaining, currencyCode, decimals) } };
}

const withMessage = (message: string): CardTopUpIssue => (message === '' ? { kind: 'refused' } : { kind: 'refused', message });

function failed(error: ApiError): CardTopUpIssue {
  const failure = loadFailure(error);
  return failure === 'unexpected' ? { kind: 'refused' } : { kind: 'failed', failure };
}

/** Why a payment was not made (CARD-020, D-CARD-21 to D-CARD-23). What nobody expected here is thrown on. */
export function toCreateIssue(error: unknown, currency: Currency): CardTopUpIssue {
  if (error instanceof ApiError) return failed(error);
  if (!(error instanceof Refusal)) throw error;
  const { body, status } = error;
  if (status !== 400) return withMessage(refusalText(body));
  return limitOf(body, currency) ?? withMessage(fields.flatMap((field) => body.fields?.[field]?.slice(0, 1) ?? [])[0] ?? '');
}

/** Why a payment came to no order, in the provider's words (CARD-025, D-CARD-12). */
export function toPollIssue(error: unknown): CardTopUpIssue {
  if (!(error instanceof Refusal)) throw error;
  return withMessage(refusalText(error.body));
}
