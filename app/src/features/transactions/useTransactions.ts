import type { TransactionPages, TransactionRowView } from '@wallet/ui/patterns/TransactionList/TransactionList.types';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import type { FilterAccount, FilterAccounts, TransactionFilters } from '@wallet/ui/screens/transactions/TransactionFilters.types';
import type { LocalSearch, TransactionsState } from '@wallet/ui/screens/transactions/TransactionsScreen.types';
import { useLocale } from '@wallet/ui/texts/Locale';
import { useTexts } from '@wallet/ui/texts/Texts';
import { formatIsoDate } from '@wallet/core/format/formatDates';
import { useMemo, useState } from 'react';
import { loadFailure } from '../../api/loadFailure.ts';
import { useFilterAccounts, type FilterAccountLists } from '../../data/orders/useFilterAccounts.ts';
import { isLoaded } from '../../data/orders/OrdersPage.ts';
import { useOrders } from '../../data/orders/useOrders.ts';
import { useOrdersOfAccounts } from '../../data/orders/useOrdersOfAccounts.ts';
import { toMore, toTransactionPages } from '../../operations/orders/toTransactionPages.ts';
import { toTransactionRow } from '../../operations/orders/toTransactionRow.ts';
import { useServices } from '../../providers/Services.ts';
import { accountsOf, isWithin, keepKnown, readFilters, toOrdersQuery } from './transactionFilters.ts';
import { useExport } from './useExport.ts';
import { useOrderNotes, type OrderNotes } from './useOrderNotes.ts';
import { useWordSearch } from './useWordSearch.ts';

const toAccounts = (accounts: FilterAccountLists['fiat']): readonly FilterAccount[] =>
  accounts.map(({ id, name, currency, icon }) => ({ id: String(id), name, code: currency, icon }));

export type Transactions = {
  readonly list: TransactionsState;
  readonly filters: TransactionFilters;
  readonly accounts: FilterAccounts;
  readonly onAccountsNeeded: () => void;
  readonly today: string;
  readonly noted: readonly TransactionRowView[];
  readonly localSearch: LocalSearch | null;
  readonly onExport: ReturnType<typeof useExport>;
  readonly notes: OrderNotes;
};

/** The history as the address asks for it. Accounts are asked for once somebody filters by them. */
export function useTransactions(search: string): Transactions {
  const { clock } = useServices();
  const titles = useTexts(transactionTitles);
  const locale = useLocale();
  const wanted = useMemo(() => readFilters(search), [search]);
  const hasIds = wanted.account.length + wanted.wallet.length + wanted.token.length > 0;
  const [isAsked, setAsked] = useState(false);
  const lists = useFilterAccounts(hasIds || isAsked);
  const accounts = useMemo((): FilterAccounts => {
    if (lists.data !== undefined) {
      const { fiat, crypto, tokens } = lists.data;
      return { kind: 'ready', lists: { account: toAccounts(fiat), wallet: toAccounts(crypto), token: toAccounts(tokens) } };
    }
    return lists.error === null ? { kind: 'loading' } : { kind: 'failed', onRetry: () => void lists.refetch() };
  }, [lists]);
  // Accounts that cannot be read keep nobody from the list: the provider knows the customer's own.
  const filters = accounts.kind === 'ready' ? keepKnown(wanted, accounts.lists) : wanted;
  const now = new Date(clock.now());
  const today = formatIsoDate(now);
  const enabled = !hasIds || accounts.kind !== 'loading';
  const query = toOrdersQuery(filters, now);
  const { asked, orders, found, localSearch } = useWordSearch(query, enabled);
  const notes = useOrderNotes();
  const withNote = useOrders(notes.find(filters.q)).filter((order) => isWithin(order, query));
  const noted = useOrdersOfAccounts(withNote, accountsOf(query)).filter((order) => !isLoaded(found ?? [], order));
  const onExport = useExport(asked, { words: localSearch === null ? '' : filters.q, noted });
  const pages = useMemo(
    (): TransactionPages | undefined => found && toTransactionPages(found, new Date(clock.now()), titles, locale),
    // `today` too: rows say "Today".
    // oxlint-disable-next-line react/exhaustive-deps -- the day itself is not read, the clock is
    [found, clock, today, titles, locale],
  );
  const list = ((): TransactionsState => {
    // What is searched on the device goes on by hand: a search without a find would load the whole history by itself.
    const more = toMore(orders);
    if (pages !== undefined) return { kind: 'ready', pages, more: localSearch !== null && more.kind === 'ready' ? { kind: 'end' } : more };
    if (orders.error === null) return { kind: 'loading' };
    return { kind: 'failed', failure: loadFailure(orders.error), onRetry: orders.loadMore };
  })();
  return {
    list,
    filters,
    accounts,
    onAccountsNeeded: () => setAsked(true),
    today,
    noted: noted.map((order) => toTransactionRow(order, now, titles, locale)),
    localSearch,
    onExport,
    notes,
  };
}
