import { typesWithoutFlow } from '@wallet/contract/order-words';
import type { OrderRow } from '@wallet/contract/orders';
import { formatMonth, formatTimestamp } from '@wallet/core/format/formatDates';
import type { Locale } from '@wallet/core/format/locale';
import type { Money } from '@wallet/core/money/money';
import { absoluteMoney } from '@wallet/core/money/signs';
import type { TransactionRowView } from '@wallet/ui/patterns/TransactionList/TransactionList.types';
import type { TransactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import { toMoney } from '../../data/toMoney.ts';
import { paths } from '../../routing/paths.ts';

/** The provider's own words, else those of D-TXN-04; a type that nobody knows is called what it is. */
export const orderTitle = ({ type, type_human: title }: Pick<OrderRow, 'type' | 'type_human'>, titles: TransactionTitles): string =>
  title === '' ? (titles[type] ?? type) : title;

export const orderAmount = ({ value, currency }: OrderRow['volume']): Money => absoluteMoney(toMoney(value, currency));

/** What goes from one currency to another; null where that is not shown. */
export const orderFlow = ({ type, flow }: Pick<OrderRow, 'type' | 'flow'>): OrderRow['flow'] => (typesWithoutFlow.has(type) ? null : flow);

/**
 * An order as a row of any list (D-TXN-10 to D-TXN-13).
 * @param now by the provider's clock
 */
export function toTransactionRow(order: OrderRow, now: Date, titles: TransactionTitles, locale: Locale): TransactionRowView {
  const flow = orderFlow(order);
  return {
    id: order.id,
    href: paths.transaction.to({ transactionId: order.id }),
    title: orderTitle(order, titles),
    status: order.status,
    group: order.group,
    volume: orderAmount(order.volume),
    flow: flow === null ? null : { from: flow.from.currency, to: flow.to.currency },
    time: formatTimestamp(order.created_at, now, locale),
    month: formatMonth(order.created_at, locale),
  };
}
