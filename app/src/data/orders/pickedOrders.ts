import { useQueries } from '@tanstack/react-query';
import { type Order, type OrderRow, readOrder } from '@wallet/contract/holdings/orders';
import type { Call } from '../../api/call.ts';
import { createCallQuery } from '../../providers/callQuery.ts';
import { useCall } from '../../providers/useCall.ts';
import { fetchPages } from './history.ts';
import type { OrderFilters } from './orderList.ts';
import { ordersKeys } from './orders.ts';

/** Returns the loaded orders among the given ids (API-067). Orders of other customers are left out. */
export function useOrders(ids: readonly string[]): readonly Order[] {
  const call = useCall();
  const queries = useQueries({
    queries: ids.map((id) => createCallQuery(call, readOrder, { params: { id } }, { queryKey: ordersKeys.one(id), repeats: true })),
  });
  return queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
}

export type AccountFilter = Pick<OrderFilters, 'account[]' | 'wallet[]' | 'token[]'>;

export async function requestIdsOfDay(call: Call, accounts: AccountFilter, date: string, signal?: AbortSignal): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { orders } of fetchPages(call, { ...accounts, date }, { signal, repeats: true }))
    ids.push(...orders.map(({ id }) => id));
  return ids;
}

/**
 * Filters orders by account. An order does not name its accounts, so the accounts' orders of the same days are requested.
 * @param accounts if empty, all orders are returned without a request
 */
export function useOrdersOfAccounts<Row extends OrderRow>(orders: readonly Row[], accounts: AccountFilter): readonly Row[] {
  const call = useCall();
  const hasAccounts = Object.values(accounts).some((ids) => ids !== undefined && ids.length > 0);
  const days = hasAccounts ? [...new Set(orders.map(({ created_at: at }) => at.slice(0, 10)))] : [];
  const answers = useQueries({
    queries: days.map((day) => ({
      queryKey: ordersKeys.ofDay(day, JSON.stringify(accounts)),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => requestIdsOfDay(call, accounts, day, signal),
    })),
  });
  if (!hasAccounts) return orders;
  const ids = new Set(answers.flatMap(({ data }) => data ?? []));
  return orders.filter(({ id }) => ids.has(id));
}
