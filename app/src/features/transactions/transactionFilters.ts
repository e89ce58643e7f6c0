import type { OrderRow, OrdersQuery } from '@wallet/contract/orders';
import { formatIsoDate } from '@wallet/core/format/formatDates';
import { isIsoDate } from '@wallet/core/validation/dates';
import type {
  DatePreset,
  FilterAccounts,
  TransactionFilters,
  TransactionKind,
} from '@wallet/ui/screens/transactions/TransactionFilters.types';

type Lists = Extract<FilterAccounts, { kind: 'ready' }>['lists'];
type Status = TransactionFilters['status'][number];

const DAY_MS = 86_400_000;
const presetDays: Readonly<Record<DatePreset, number>> = { today: 1, '7d': 7, '30d': 30, '90d': 90 };
const isPreset = (text: string): text is DatePreset => Object.hasOwn(presetDays, text);
const isStatus = (word: string): word is Status => word === 'completed' || word === 'pending' || word === 'moderate' || word === 'rejected';
const isKind = (word: string): word is TransactionKind =>
  word === 'incomings' || word === 'outgoings' || word === 'exchange' || word === 'unit_purchase';
const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
const inOrder = (left: string, right: string): number => left.length - right.length || (left < right ? -1 : 1);
const once = <Value extends string>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

function readDate(text: string): string {
  if (isPreset(text)) return text;
  const [from = '', to = '', ...more] = text.split('_');
  return more.length === 0 && isIsoDate(from) && isIsoDate(to) && from <= to ? text : '';
}

/** What the provider can search for: 2 to 64 characters (API-066). */
function readWords(text: string): string {
  const words = text.trim();
  return words.length < 2 || words.length > 64 ? '' : words;
}

/** The filters of an address; what nobody can read is left out (D-TXN-17, D-TXN-18). */
export function readFilters(search: string): TransactionFilters {
  const query = new URLSearchParams(search);
  const ids = (name: string) => once(query.getAll(`${name}[]`).filter(isId)).toSorted(inOrder);
  const kinds = query.getAll('group[]').map((word) => (word === 'buy' ? 'exchange' : word));
  return {
    account: ids('account'),
    wallet: ids('wallet'),
    token: ids('token'),
    status: once(query.getAll('status[]').filter(isStatus)),
    group: once(kinds.filter(isKind)),
    date: readDate(query.get('date') ?? ''),
    q: readWords(query.get('q') ?? ''),
  };
}

/** The filters as a query: '?account[]=7&status[]=pending&date=30d', '' for none (D-TXN-17). */
export function writeFilters(filters: TransactionFilters): string {
  const lists = (['account', 'wallet', 'token', 'status', 'group'] as const).flatMap((name) =>
    [...filters[name]].toSorted(inOrder).map((value) => `${name}[]=${encodeURIComponent(value)}`),
  );
  const { date, q } = filters;
  const parts = [...lists, ...(date === '' ? [] : [`date=${date}`]), ...(q === '' ? [] : [`q=${encodeURIComponent(q)}`])];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The filters without ids that are no account of the customer (D-TXN-17). */
export function keepKnown(filters: TransactionFilters, lists: Lists): TransactionFilters {
  const known = (kind: 'account' | 'wallet' | 'token') => filters[kind].filter((id) => lists[kind].some((account) => account.id === id));
  return { ...filters, account: known('account'), wallet: known('wallet'), token: known('token') };
}

/** One date for today, two for the others, both included, in UTC (D-TXN-18). */
function requestDate(date: string, now: Date): string {
  if (!isPreset(date)) return date;
  const today = formatIsoDate(now);
  if (date === 'today') return today;
  return `${formatIsoDate(new Date(now.getTime() - (presetDays[date] - 1) * DAY_MS))}_${today}`;
}

/** What the provider is asked with; the wire's `buy` belongs to the exchanges (D-TXN-05). */
export function toOrdersQuery(filters: TransactionFilters, now: Date): Omit<OrdersQuery, 'limit' | 'cursor'> {
  const { account, wallet, token, status, group, date, q } = filters;
  const groups = group.flatMap((kind) => (kind === 'exchange' ? (['exchange', 'buy'] as const) : [kind]));
  return {
    ...(account.length === 0 ? {} : { 'account[]': account.map(Number) }),
    ...(wallet.length === 0 ? {} : { 'wallet[]': wallet.map(Number) }),
    ...(token.length === 0 ? {} : { 'token[]': token.map(Number) }),
    ...(status.length === 0 ? {} : { 'status[]': [...status] }),
    ...(groups.length === 0 ? {} : { 'group[]': groups }),
    ...(date === '' ? {} : { date: requestDate(date, now) }),
    ...(q === '' ? {} : { q }),
  };
}

/** The accounts that a question is about. */
export const accountsOf = (query: Omit<OrdersQuery, 'limit' | 'cursor'>): Pick<OrdersQuery, 'account[]' | 'wallet[]' | 'token[]'> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => name === 'account[]' || name === 'wallet[]' || name === 'token[]'));

/** Whether an order that the provider was not asked for is within status, type and days. Its account the provider alone knows. */
export function isWithin({ status, group, created_at: at }: OrderRow, query: Omit<OrdersQuery, 'limit' | 'cursor'>): boolean {
  const [from = '', to = from] = query.date?.split('_') ?? [];
  const day = at.slice(0, 10);
  return (
    (query['status[]']?.includes(status) ?? true) &&
    (query['group[]']?.includes(group) ?? true) &&
    (from === '' || (from <= day && day <= to))
  );
}
