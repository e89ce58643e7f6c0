import type { OrderRow } from '@wallet/contract/orders';
import { formatMonth, formatTimestamp } from '@wallet/core/format/formatDates';
import type { Money } from '@wallet/core/money/money';
import { absoluteMoney } from '@wallet/core/money/signs';
import type { TransactionRowView } from '@wallet/ui/patterns/TransactionList/TransactionList.types';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles';
import { toMoney } from '../data/toMoney.ts';
import { paths } from '../paths.ts';

/** Types that show no flow between two currencies, whatever the provider sends (TXN-026). */
const WITHOUT_FLOW: ReadonlySet<string> = new Set([
  'top_up_correction',
  'top_up_payment',
  'send_p2p',
  'receive_p2p',
  'withdraw_fee',
  'referral_bonus',
  'send',
  'receive',
  'token_send',
  'token_receive',
  'token_migrate',
  'token_refund',
  'token_redemption',
  'token_instant_redemption',
]);

/** The provider's own words, else those of D-TXN-04; a type that nobody knows is called what it is. */
export const orderTitle = ({ type, type_human: title }: Pick<OrderRow, 'type' | 'type_human'>): string =>
  title === '' ? (transactionTitles[type] ?? type) : title;

export const orderAmount = ({ value, currency }: OrderRow['volume']): Money => absoluteMoney(toMoney(value, currency));

/** What goes from one currency to another; null where that is not shown. */
export const orderFlow = ({ type, flow }: Pick<OrderRow, 'type' | 'flow'>): OrderRow['flow'] => (WITHOUT_FLOW.has(type) ? null : flow);

/** Worked out when it is drawn: of 100,000 rows each holds its order and nothing else (budget L3). */
class OrderRowView implements TransactionRowView {
  readonly #order: OrderRow;
  readonly #now: Date;

  constructor(order: OrderRow, now: Date) {
    this.#order = order;
    this.#now = now;
  }

  get id(): string {
    return this.#order.id;
  }

  get href(): string {
    return paths.transaction.to({ transactionId: this.#order.id });
  }

  get title(): string {
    return orderTitle(this.#order);
  }

  get status(): TransactionRowView['status'] {
    return this.#order.status;
  }

  get group(): TransactionRowView['group'] {
    return this.#order.group;
  }

  get volume(): Money {
    return orderAmount(this.#order.volume);
  }

  get flow(): TransactionRowView['flow'] {
    const flow = orderFlow(this.#order);
    return flow === null ? null : { from: flow.from.currency, to: flow.to.currency };
  }

  get time(): string {
    return formatTimestamp(this.#order.created_at, this.#now);
  }

  get month(): string {
    return formatMonth(this.#order.created_at);
  }
}

/**
 * An order as a row of any list (D-TXN-10 to D-TXN-13).
 * @param now by the provider's clock
 */
export const toTransactionRow = (order: OrderRow, now: Date): TransactionRowView => new OrderRowView(order, now);
