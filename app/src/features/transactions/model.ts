import type { OrderRow, OrdersQuery } from '@wallet/contract/holdings/orders';
import { addDays, isDay, toDay } from '@wallet/core/calendar/days';
import type { TransactionPages } from '@wallet/ui/patterns/TransactionList';
import type {
  DatePreset,
  ExportedTransactions,
  ExportProgress,
  FilterAccount,
  FilterAccounts,
  TransactionFilters,
  TransactionKind,
  TransactionsState,
} from '@wallet/ui/screens/transactions';
import { useMemo, useState } from 'react';
import { toLoadFailure } from '../../api/errors.ts';
import { isLoaded } from '../../data/orders/OrdersPage.ts';
import { type FilterAccountLists, useFilterAccounts } from '../../data/orders/orders.ts';
import { usePausedOrders } from '../../data/orders/paused.ts';
import { useOrders, useOrdersOfAccounts } from '../../data/orders/pickedOrders.ts';
import { toMore, toTransactionPages, toTransactionRow, useWording } from '../../operations/transactionRows.ts';
import { isPriced } from '../../operations/prices.ts';
import { useOperations } from '../../data/accounts.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { useCall } from '../../providers/useCall.ts';
import { useOrderNotes } from './orderNotes.ts';
import { useWordSearch } from './wordSearch.ts';

const toAccounts = (accounts: FilterAccountLists['fiat']): readonly FilterAccount[] =>
  accounts.map(({ id, name, currency, icon }) => ({ id: String(id), name, code: currency, icon }));

/** The history filtered as in the URL. Accounts are requested once the customer filters by them. */
export function useTransactions(search: string) {
  const clock = useProviderTime();
  const paused = usePausedOrders();
  const wording = useWording();
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
  // If the accounts cannot be loaded, the list is still shown, because the provider returns only the customer's own orders.
  const filters = accounts.kind === 'ready' ? removeUnknownIds(wanted, accounts.lists) : wanted;
  const now = new Date(clock.now());
  const today = toDay(now);
  const enabled = !hasIds || accounts.kind !== 'loading';
  const query = toOrdersQuery(filters, now);
  const { providerQuery, orders, matches, localSearch } = useWordSearch(query, enabled);
  const canExportPrices = isPriced(useOperations().data);
  const notes = useOrderNotes();
  const withNote = useOrders(notes.find(filters.q)).filter((order) => isWithinFilters(order, query));
  const noted = useOrdersOfAccounts(withNote, getAccountFilters(query)).filter((order) => !isLoaded(matches ?? [], order));
  const call = useCall();
  const onExport = async (progress: ExportProgress): Promise<ExportedTransactions> => {
    const parts = { filters: providerQuery, words: localSearch === null ? '' : filters.q, noted, call, wording };
    try {
      return await (await import('./exported.ts')).exportOrders(parts, progress);
    } catch (error) {
      return { kind: 'failed', failure: toLoadFailure(error) };
    }
  };
  const pages = useMemo(
    (): TransactionPages | undefined => matches && toTransactionPages(matches, new Date(clock.now()), wording, paused),
    // Depends on `today` because rows say "Today".
    // oxlint-disable-next-line react/exhaustive-deps -- reads the clock, not `today`
    [matches, clock, today, wording, paused],
  );
  const list = ((): TransactionsState => {
    // A search on the device loads more only on request. Otherwise a search without results would load the whole history.
    const more = toMore(orders);
    if (pages !== undefined) return { kind: 'ready', pages, more: localSearch !== null && more.kind === 'ready' ? { kind: 'end' } : more };
    if (orders.error === null) return { kind: 'loading' };
    return { kind: 'failed', failure: toLoadFailure(orders.error), onRetry: orders.loadMore };
  })();
  return {
    list,
    filters,
    accounts,
    onAccountsNeeded: (): void => setAsked(true),
    today,
    noted: noted.map((order) => toTransactionRow(order, now, wording, paused)),
    localSearch,
    onExport,
    canExportPrices,
    notes,
  };
}

type AccountLists = Extract<FilterAccounts, { kind: 'ready' }>['lists'];
type Status = TransactionFilters['status'][number];

const presetDays: Readonly<Record<DatePreset, number>> = { today: 1, '7d': 7, '30d': 30, '90d': 90 };
const isPreset = (text: string): text is DatePreset => Object.hasOwn(presetDays, text);
const isStatus = (word: string): word is Status => word === 'completed' || word === 'pending' || word === 'moderate' || word === 'rejected';
const isKind = (word: string): word is TransactionKind =>
  word === 'incomings' || word === 'outgoings' || word === 'exchange' || word === 'unit_purchase';
const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
const compareIds = (left: string, right: string): number => left.length - right.length || (left < right ? -1 : 1);
const unique = <Value extends string>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

function readDate(text: string): string {
  if (isPreset(text)) return text;
  const [from = '', to = '', ...more] = text.split('_');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? text : '';
}

/** Returns words that the provider can search for: 2 to 64 characters (API-066). */
function readWords(text: string): string {
  const words = text.trim();
  return words.length < 2 || words.length > 64 ? '' : words;
}

/** Parses the filters of a URL, leaving out anything invalid (D-TXN-17, D-TXN-18). */
export function readFilters(search: string): TransactionFilters {
  const query = new URLSearchParams(search);
  const ids = (name: string) => unique(query.getAll(`${name}[]`).filter(isId)).toSorted(compareIds);
  const kinds = query.getAll('group[]').map((word) => (word === 'buy' ? 'exchange' : word));
  return {
    account: ids('account'),
    wallet: ids('wallet'),
    token: ids('token'),
    status: unique(query.getAll('status[]').filter(isStatus)),
    group: unique(kinds.filter(isKind)),
    date: readDate(query.get('date') ?? ''),
    q: readWords(query.get('q') ?? ''),
  };
}

/** Formats the filters as a query, e.g. '?account[]=7&status[]=pending&date=30d', or '' for none (D-TXN-17). */
export function writeFilters(filters: TransactionFilters): string {
  const lists = (['account', 'wallet', 'token', 'status', 'group'] as const).flatMap((name) =>
    [...filters[name]].toSorted(compareIds).map((value) => `${name}[]=${encodeURIComponent(value)}`),
  );
  const { date, q } = filters;
  const parts = [...lists, ...(date === '' ? [] : [`date=${date}`]), ...(q === '' ? [] : [`q=${encodeURIComponent(q)}`])];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Removes ids that are not accounts of the customer (D-TXN-17). */
export function removeUnknownIds(filters: TransactionFilters, lists: AccountLists): TransactionFilters {
  const ownIds = (kind: 'account' | 'wallet' | 'token') => filters[kind].filter((id) => lists[kind].some((account) => account.id === id));
  return { ...filters, account: ownIds('account'), wallet: ownIds('wallet'), token: ownIds('token') };
}

/** Returns one date for today, or an inclusive range of two in UTC (D-TXN-18). */
function toRequestDate(date: string, now: Date): string {
  if (!isPreset(date)) return date;
  const today = toDay(now);
  if (date === 'today') return today;
  return `${addDays(today, 1 - presetDays[date])}_${today}`;
}

/** Builds the provider's query. The API's `buy` belongs to the exchanges (D-TXN-05). */
export function toOrdersQuery(filters: TransactionFilters, now: Date): Omit<OrdersQuery, 'limit' | 'cursor'> {
  const { account, wallet, token, status, group, date, q } = filters;
  const groups = group.flatMap((kind) => (kind === 'exchange' ? (['exchange', 'buy'] as const) : [kind]));
  return {
    ...(account.length === 0 ? {} : { 'account[]': account.map(Number) }),
    ...(wallet.length === 0 ? {} : { 'wallet[]': wallet.map(Number) }),
    ...(token.length === 0 ? {} : { 'token[]': token.map(Number) }),
    ...(status.length === 0 ? {} : { 'status[]': [...status] }),
    ...(groups.length === 0 ? {} : { 'group[]': groups }),
    ...(date === '' ? {} : { date: toRequestDate(date, now) }),
    ...(q === '' ? {} : { q }),
  };
}

export const getAccountFilters = (query: Omit<OrdersQuery, 'limit' | 'cursor'>): Pick<OrdersQuery, 'account[]' | 'wallet[]' | 'token[]'> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => name === 'account[]' || name === 'wallet[]' || name === 'token[]'));

/** Checks an order that was not part of the query against its status, type and days. Only the provider knows an order's account. */
export function isWithinFilters({ status, group, created_at: at }: OrderRow, query: Omit<OrdersQuery, 'limit' | 'cursor'>): boolean {
  const [from = '', to = from] = query.date?.split('_') ?? [];
  const day = at.slice(0, 10);
  return (
    (query['status[]']?.includes(status) ?? true) &&
    (query['group[]']?.includes(group) ?? true) &&
    (from === '' || (from <= day && day <= to))
  );
}
