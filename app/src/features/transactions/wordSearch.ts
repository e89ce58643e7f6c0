import { builtInLocale } from '@wallet/core/format/locale';
import { foldForSearch } from '@wallet/core/search/foldForSearch';
import { matchesSearchedAmount, parseSearchWords } from '@wallet/core/search/parseSearchWords';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList';
import { useMemo } from 'react';
import type { OrdersPage } from '../../data/orders/OrdersPage.ts';
import { type OrderFilters, useIgnoresWords, useOrderList } from '../../data/orders/orderList.ts';
import { toOrderSides, toOrderTitle, useWording, type Wording } from '../../operations/transactionRows.ts';

const PAGE_SIZE = 20;

/**
 * The orders of a query. A provider that ignores the words is detected by its response. The list is then loaded without them and its loaded
 * part is searched here (D-WISH-02).
 */
export function useWordSearch(question: OrderFilters, enabled: boolean) {
  const { q: words, ...others } = question;
  const wording = useWording();
  const first = useOrderList(question, { limit: PAGE_SIZE, enabled });
  const isSuspected = words !== undefined && [...(first.pages?.[0]?.orders ?? [])].some((order) => !matchesWords(order, words, wording));
  const isLocal = useIgnoresWords(isSuspected) && words !== undefined;
  const all = useOrderList(others, { limit: PAGE_SIZE, enabled: enabled && isLocal });
  const { pages, hasMore, isLoadingMore, loadMore } = isLocal ? all : first;
  const matches = useMemo(
    () => (isLocal ? pages?.map((page) => filterPage(page, words, wording)) : pages),
    [isLocal, pages, words, wording],
  );
  if (!isLocal) return { providerQuery: question, orders: first, matches, localSearch: null };
  const searched = pages?.reduce((sum, { orders }) => sum + orders.length, 0) ?? 0;
  const onMore = hasMore && !isLoadingMore ? loadMore : null;
  return { providerQuery: others, orders: all, matches, localSearch: { searched, onMore } };
}

type SearchedOrder = Pick<OrderRow, 'type' | 'type_human' | 'counterparty' | 'volume' | 'flow'>;

/** Returns the amounts in an order's row: its volume, or both sides of a conversion. */
function getShownAmounts(order: SearchedOrder): readonly OrderRow['volume'][] {
  const { volume, flow } = order;
  return flow === null || toOrderSides(order) === null ? [volume] : [volume, flow.to, { ...flow.from, value: `-${flow.from.value}` }];
}

/**
 * True when the order shows every word, compared by `foldForSearch`: in its title (also the English one), counterparty, amount or currency.
 * Searches like a provider does (API-066, LANG-014).
 */
export function matchesWords(order: SearchedOrder, words: string, wording: Wording): boolean {
  const { type_human: human, volume, counterparty, flow } = order;
  const [title, english] = [
    toOrderTitle(order, wording),
    toOrderTitle({ ...order, type_human: '' }, { titles: transactionTitles, locale: builtInLocale }),
  ];
  const texts = [title, english, human, counterparty ?? '', volume.currency, flow?.to.currency ?? ''].map(foldForSearch);
  const amounts = getShownAmounts(order);
  return parseSearchWords(words).every(
    ({ key, amount: searched }) =>
      texts.some((text) => text.includes(key)) || (searched !== null && amounts.some((amount) => matchesSearchedAmount(searched, amount))),
  );
}

export const filterPage = (page: OrdersPage, words: string, wording: Wording): OrdersPage => ({
  ...page,
  orders: [...page.orders].filter((order) => matchesWords(order, words, wording)),
});
