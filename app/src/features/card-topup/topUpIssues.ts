import type { ErrorBody } from '@wallet/contract/errors';
import { type Currency, money } from '@wallet/core/money/money';
import type { CardTopUpIssue } from '@wallet/ui/screens/card-topup';
import type { Refusal } from '../../api/errors.ts';
import { refusalText } from '../../api/outcome.ts';

/** The fields whose first message is said, in this order (CARD-020). */
const fields = ['amount', 'callback_url', 'card_id'];

/** The limit that has been used up meanwhile, with what is left of it (D-CARD-22). */
function limitOf({ limit, remaining }: ErrorBody, { currencyCode, decimals }: Currency): CardTopUpIssue | null {
  if (limit === undefined || remaining === undefined) return null;
  return { kind: 'limit', exceeded: { limit, remaining: money(remaining, currencyCode, decimals) } };
}

export const withMessage = (message: string): CardTopUpIssue => (message === '' ? { kind: 'refused' } : { kind: 'refused', message });

/** A payment that was refused (CARD-020, D-CARD-21 to D-CARD-23). */
export const createRules = (currency: Currency) => ({
  special: ({ body, status }: Refusal): CardTopUpIssue => {
    if (status !== 400) return withMessage(refusalText(body));
    return limitOf(body, currency) ?? withMessage(fields.flatMap((field) => body.fields?.[field]?.slice(0, 1) ?? [])[0] ?? '');
  },
});

/** A payment that came to no order, in the provider's words (CARD-025, D-CARD-12). */
export const pollRules = { special: ({ body }: Refusal): CardTopUpIssue => withMessage(refusalText(body)) };

/** What the customer reads of it: a failure of an unknown kind is the sentence that promises a mend. */
export const toIssue = (outcome: CardTopUpIssue): CardTopUpIssue =>
  outcome.kind === 'failed' && outcome.failure === 'unexpected' ? { kind: 'refused' } : outcome;
