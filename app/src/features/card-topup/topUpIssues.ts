import type { ErrorBody } from '@wallet/contract/errors';
import { type Currency, money } from '@wallet/core/money/money';
import type { CardTopUpIssue } from '@wallet/ui/screens/card-topup';
import type { Refusal } from '../../api/errors.ts';
import { toRefusalText } from '../../api/outcome.ts';

/** Fields whose first message is shown, in order of priority (CARD-020). */
const fields = ['amount', 'callback_url', 'card_id'];

/** Returns the exceeded limit with the remaining amount (D-CARD-22). */
function toLimitIssue({ limit, remaining }: ErrorBody, { currencyCode, decimals }: Currency): CardTopUpIssue | null {
  if (limit === undefined || remaining === undefined) return null;
  return { kind: 'limit', exceeded: { limit, remaining: money(remaining, currencyCode, decimals) } };
}

export const toRefusedIssue = (message: string): CardTopUpIssue => (message === '' ? { kind: 'refused' } : { kind: 'refused', message });

/** Rules for a payment that was not created (CARD-020, D-CARD-21 to D-CARD-23). */
export const toCreateRules = (currency: Currency) => ({
  special: ({ body, status }: Refusal): CardTopUpIssue => {
    if (status !== 400) return toRefusedIssue(toRefusalText(body));
    return toLimitIssue(body, currency) ?? toRefusedIssue(fields.flatMap((field) => body.fields?.[field]?.slice(0, 1) ?? [])[0] ?? '');
  },
});

/** Shows the provider's message when a payment results in no order (CARD-025, D-CARD-12). */
export const pollRules = { special: ({ body }: Refusal): CardTopUpIssue => toRefusedIssue(toRefusalText(body)) };

/** Shows an unexpected failure as the default refusal message. */
export const toIssue = (outcome: CardTopUpIssue): CardTopUpIssue =>
  outcome.kind === 'failed' && outcome.failure === 'unexpected' ? { kind: 'refused' } : outcome;
