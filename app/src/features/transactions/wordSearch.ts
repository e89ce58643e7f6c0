import { builtInLocale, type Locale } from '@wallet/core/format/locale';
import { foldForSearch } from '@wallet/core/search/foldForSearch';
import { isSearchedAmount, searchWords } from '@wallet/core/search/searchWords';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { type TransactionTitles, transactionTitles } from '@wallet/ui/patterns/TransactionList';
import type { LocalSearch } from '@wallet/ui/screens/transactions';
import { useLocale, useTexts } from '@wallet/ui/texts';
import { useMemo } from 'react';
import type { OrdersPage } from '../../data/orders/OrdersPage.ts';
import { type OrderFilters, type OrderList, useIgnoresWords, useOrderList } from '../../data/orders/orderList.ts';
import { orderFlow, orderTitle } from '../../operations/transactionRows.ts';

const PAGE_SIZE = 20;

export type WordSearch = {
  /** What the provider is asked. */
  readonly providerQuery: OrderFilters;
  readonly orders: OrderList;
  /** The orders that show the words, page by page. */
  readonly matches: readonly OrdersPage[] | undefined;
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
  const locale = useLocale();
  const first = useOrderList(question, { limit: PAGE_SIZE, enabled });
  const isSuspected =
    words !== undefined && [...(first.pages?.[0]?.orders ?? [])].some((order) => !matchesWords(order, words, { titles, locale }));
  const isLocal = useIgnoresWords(isSuspected) && words !== undefined;
  const all = useOrderList(others, { limit: PAGE_SIZE, enabled: enabled && isLocal });
  const { pages, hasMore, isLoadingMore, loadMore } = isLocal ? all : first;
  const matches = useMemo(
    () => (isLocal ? pages?.map((page) => keepMatching(page, words, { titles, locale })) : pages),
    [isLocal, pages, words, titles, locale],
  );
  if (!isLocal) return { providerQuery: question, orders: first, matches, localSearch: null };
  const searched = pages?.reduce((sum, { orders }) => sum + orders.length, 0) ?? 0;
  const onMore = hasMore && !isLoadingMore ? loadMore : null;
  return { providerQuery: others, orders: all, matches, localSearch: { searched, onMore } };
}

type Searched = Pick<OrderRow, 'type' | 'type_human' | 'counterparty' | 'volume' | 'flow'>;
export type Wording = { readonly titles: TransactionTitles; readonly locale: Locale };

/** What an order's row shows of money: its amount, or both sides of one that goes from one currency to another. */
function amountsOf({ type, volume, flow }: Searched): readonly OrderRow['volume'][] {
  const sides = orderFlow({ type, flow });
  if (sides === null || sides.from.currency === sides.to.currency) return [volume];
  return [volume, sides.to, { ...sides.from, value: `-${sides.from.value}` }];
}

/**
 * Whether an order shows each word, as `foldForSearch` compares them: in its title, in English too, its counterparty, its amount or a currency,
 * as a provider searches (API-066, LANG-014).
 */
export function matchesWords(order: Searched, words: string, { titles, locale }: Wording): boolean {
  const { type_human: human, volume, counterparty, flow } = order;
  const [title, english] = [orderTitle(order, titles, locale), orderTitle({ ...order, type_human: '' }, transactionTitles, builtInLocale)];
  const texts = [title, english, human, counterparty ?? '', volume.currency, flow?.to.currency ?? ''].map(foldForSearch);
  const amounts = amountsOf(order);
  return searchWords(words).every(
    ({ key, amount: searched }) =>
      texts.some((text) => text.includes(key)) || (searched !== null && amounts.some((amount) => isSearchedAmount(searched, amount))),
  );
}

/** A page without the orders that do not show the words. */
export const keepMatching = (page: OrdersPage, words: string, wording: Wording): OrdersPage => ({
  ...page,
  orders: [...page.orders].filter((order) => matchesWords(order, words, wording)),
});
