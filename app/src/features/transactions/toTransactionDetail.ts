import type { Order } from '@wallet/contract/orders';
import { formatLongTimestamp } from '@wallet/core/format/formatDates';
import type { Locale } from '@wallet/core/format/locale';
import type { TransactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import { sentAddress } from '../../data/orders/sentAddresses.ts';
import type { TransactionDetail } from '@wallet/ui/screens/transactions/TransactionDetail.types';
import { orderAmount, orderFlow, orderTitle } from '../../operations/orders/toTransactionRow.ts';

/** Types whose pending amount is not final: it is known when the network has executed them (D-TXN-08). */
const ESTIMATED: ReadonlySet<string> = new Set([
  'send',
  'buy',
  'sell',
  'exchange',
  'token_buy',
  'token_sell',
  'token_send',
  'token_migrate',
  'token_redemption',
  'token_instant_redemption',
]);

/** One order as its dialog shows it (TXN-013 to TXN-022). */
export function toTransactionDetail(order: Order, titles: TransactionTitles, locale: Locale, note = ''): TransactionDetail {
  const { id, type, status, group, volume, summary } = order;
  const flow = orderFlow(order);
  return {
    id,
    title: orderTitle(order, titles),
    status,
    group,
    volume: orderAmount(volume),
    flow: flow === null ? null : { from: orderAmount(flow.from), to: orderAmount(flow.to) },
    time: formatLongTimestamp(order.created_at, volume.currency, locale),
    amountIsEstimate: ESTIMATED.has(type),
    rejectedMessage: order.rejected_message === '' ? null : order.rejected_message,
    recipient: sentAddress(order),
    note,
    sections: summary,
  };
}
