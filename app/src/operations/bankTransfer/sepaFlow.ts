import type { Money } from '@wallet/core/money/money';
import type { SepaStep } from '@wallet/ui/patterns/SepaTransfer/SepaTransfer.types';

type Agreed = { readonly amount: Money };

export type SepaEvent<Terms extends Agreed> = { readonly name: 'amountConfirmed'; readonly terms: Terms } | { readonly name: 'wentBack' };

/** The amount, then the requisites (SEPA-021, SEPA-037); going back keeps the amount (D-SEPA-22). */
export function sepaFlow<Terms extends Agreed>(step: SepaStep<Terms>, event: SepaEvent<Terms>): SepaStep<Terms> {
  switch (event.name) {
    case 'amountConfirmed':
      return { name: 'requisites', ...event.terms };
    case 'wentBack':
      return step.name === 'requisites' ? { name: 'amount', draft: step.amount.amount } : step;
  }
}
