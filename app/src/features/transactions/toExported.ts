import type { OrderRow } from '@wallet/contract/orders';
import type { TransactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import type { ExportedTransaction } from '@wallet/ui/screens/transactions/TransactionsScreen.types';
import { orderTitle } from '../../operations/orders/toTransactionRow.ts';

/** An order as a line of the export: as it travels, nothing rounded (WISH-022). */
export function toExported(order: OrderRow, titles: TransactionTitles): ExportedTransaction {
  const { id, status, created_at: date, volume, fee, counterparty } = order;
  return {
    date,
    type: orderTitle(order, titles),
    status,
    amount: volume.value,
    currency: volume.currency,
    fee: fee === undefined || fee === null ? '' : `${fee.value} ${fee.currency}`,
    counterparty: counterparty ?? '',
    id,
  };
}
