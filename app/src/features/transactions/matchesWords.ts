import type { OrderRow } from '@wallet/contract/orders';
import type { TransactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import type { OrdersPage } from '../../data/orders/OrdersPage.ts';
import { orderTitle } from '../../operations/orders/toTransactionRow.ts';

type Searched = Pick<OrderRow, 'type' | 'type_human' | 'counterparty' | 'volume'>;

/** Whether an order shows the words, whatever their case: in its title, its counterparty or its amount, as a provider searches (API-066). */
export function matchesWords(order: Searched, words: string, titles: TransactionTitles): boolean {
  const { volume, counterparty } = order;
  const texts = [orderTitle(order, titles), counterparty ?? '', `${volume.value} ${volume.currency}`];
  return texts.some((text) => text.toLocaleLowerCase('en').includes(words.toLocaleLowerCase('en')));
}

/** A page without the orders that do not show the words. */
export const keepMatching = (page: OrdersPage, words: string, titles: TransactionTitles): OrdersPage => ({
  ...page,
  orders: [...page.orders].filter((order) => matchesWords(order, words, titles)),
});
