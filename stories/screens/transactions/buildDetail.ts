import type { TransactionDetail } from '@wallet/ui/screens/transactions';
import { eur } from '../../support/amounts.ts';

/** The state of the dialog with an order, by default a completed bank withdrawal without details. */
export const buildReady = (changes: Partial<TransactionDetail> = {}) =>
  ({
    kind: 'ready',
    detail: {
      id: '204817336',
      title: 'SEPA withdrawal',
      status: 'completed',
      group: 'outgoings',
      volume: eur('500.00'),
      flow: null,
      time: '21 Nov 2026, 11:05 UTC',
      amountIsEstimate: false,
      rejectedMessage: null,
      recipient: null,
      note: '',
      sections: [],
      ...changes,
    },
  }) satisfies { readonly kind: 'ready'; readonly detail: TransactionDetail };
