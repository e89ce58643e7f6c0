import type { OrderRow } from '@wallet/contract/holdings/orders';
import { builtInLocale } from '@wallet/core/format/locale';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList';

/** A completed bank withdrawal. */
export function buildOrder(overrides: Partial<OrderRow> = {}): OrderRow {
  return {
    id: '90412',
    type: 'withdraw_sepa',
    type_human: '',
    status: 'completed',
    group: 'outgoings',
    volume: { value: '-500.00', currency: 'EUR' },
    flow: null,
    created_at: '2026-03-14T09:26:53.589Z',
    rejected_message: null,
    ...overrides,
  };
}

export const wording = { titles: transactionTitles, locale: builtInLocale };
