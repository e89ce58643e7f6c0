import { transactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import type { LocalSearch } from '@wallet/ui/screens/transactions/TransactionsScreen.types';
import { useTexts } from '@wallet/ui/texts/Texts';
import { useMemo } from 'react';
import type { OrdersPage } from '../../data/orders/OrdersPage.ts';
import { useIgnoresWords } from '../../data/orders/useIgnoresWords.ts';
import { useOrderList, type OrderFilters, type OrderList } from '../../data/orders/useOrderList.ts';
import { keepMatching, matchesWords } from './matchesWords.ts';

const PAGE_SIZE = 20;

export type WordSearch = {
  /** What the provider is asked. */
  readonly asked: OrderFilters;
  readonly orders: OrderList;
  /** The orders that show the words, page by page. */
  readonly found: readonly OrdersPage[] | undefined;
  /** Null while the provider searches itself. */
  readonly localSearch: LocalSearch | null;
};

/**
 * The orders of a question. A provider that leaves its words out is found out by what it answers: what is loaded of the list without them is
 * searched here then (D-WISH-02).
 */
export function useWordSearch(question: OrderFilters, enabled: boolean): WordSearch {
  const { q: words, ...others } = question;
  const titles = useTexts(transactionTitles);
  const first = useOrderList(question, { limit: PAGE_SIZE, enabled });
  const isSuspected = words !== undefined && [...(first.pages?.[0]?.orders ?? [])].some((order) => !matchesWords(order, words, titles));
  const isLocal = useIgnoresWords(isSuspected) && words !== undefined;
  const all = useOrderList(others, { limit: PAGE_SIZE, enabled: enabled && isLocal });
  const { pages, hasMore, isLoadingMore, loadMore } = isLocal ? all : first;
  const found = useMemo(() => (isLocal ? pages?.map((page) => keepMatching(page, words, titles)) : pages), [isLocal, pages, words, titles]);
  if (!isLocal) return { asked: question, orders: first, found, localSearch: null };
  const searched = pages?.reduce((sum, { orders }) => sum + orders.length, 0) ?? 0;
  const onMore = hasMore && !isLoadingMore ? loadMore : null;
  return { asked: others, orders: all, found, localSearch: { searched, onMore } };
}
