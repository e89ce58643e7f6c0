import type { Failed } from '@wallet/ui/patterns/form';
import { isNotFound, type Refusal } from '../../api/errors.ts';
import { refusalText, UNEXPECTED } from '../../api/outcome.ts';

type SupportNeeded = { readonly kind: 'supportNeeded'; readonly message: string };

/**
 * A refused request for a report. A 400 is the provider's message; one that names no field is nothing that the form can mend, so support is
 * offered (D-REP-10, D-REP-13). All else that the provider says is a failure.
 */
export const reportRules = {
  special: ({ status, body }: Refusal): SupportNeeded | Failed | null => {
    if (status !== 400) return UNEXPECTED;
    return Object.keys(body.fields ?? {}).length === 0 ? { kind: 'supportNeeded', message: refusalText(body) } : null;
  },
};

/** A refused download: what the provider does not know is gone (D-REP-16). */
export const downloadRules = {
  special: (refusal: Refusal): { readonly kind: 'gone' } | Failed => (isNotFound(refusal) ? { kind: 'gone' } : UNEXPECTED),
};
