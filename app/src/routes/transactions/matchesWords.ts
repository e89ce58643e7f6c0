import type { OrderRow } from '@wallet/contract/orders';
import type { OrdersPage } from '../../data/orders/OrdersPage.ts';
import { orderTitle } from '../../frame/toTransactionRow.ts';

/** Whether an order shows the words, whatever their case: in its title, its counterparty or its amount, as a provider searches (API-066). */
export function matchesWords(order: Pick<OrderRow, 'type' | 'type_human' | 'counterparty' | 'volume'>, words: string): boolean {
  const { volume, counterparty } = order;
  const texts = [orderTitle(order), counterparty ?? '', `${volume.value} ${volume.currency}`];
  return texts.some((text) => text.toLocaleLowerCase('en').includes(words.toLocaleLowerCase('en')));
}

/** A page without the orders that do not show the words. */
export const keepMatching = (page: OrdersPage, words: string): OrdersPage => ({
  ...page,
  orders: page.orders.filter((order) => matchesWords(order, words)),
});
