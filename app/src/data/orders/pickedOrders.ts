import { useQueries } from '@tanstack/react-query';
import { type Order, type OrderRow, readOrder } from '@wallet/contract/holdings/orders';
import type { Call } from '../../api/call.ts';
import { useCall } from '../../providers/useCall.ts';
import { pagesOf } from './history.ts';
import type { OrderFilters } from './orderList.ts';
import { ordersKeys } from './orders.ts';

/** Some orders by their ids (API-067), as far as they are there; one that is not the customer's is left out. */
export function useOrders(ids: readonly string[]): readonly Order[] {
  const call = useCall();
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: ordersKeys.one(id),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(readOrder, { params: { id } }, { signal, repeats: true }),
    })),
  });
  return queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
}

export type AccountFilter = Pick<OrderFilters, 'account[]' | 'wallet[]' | 'token[]'>;

/** Ids of the orders of one day that belong to the accounts. */
export async function requestIdsOfDay(call: Call, accounts: AccountFilter, date: string, signal?: AbortSignal): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { orders } of pagesOf(call, { ...accounts, date }, { signal, repeats: true })) ids.push(...orders.map(({ id }) => id));
  return ids;
}

/**
 * The orders that belong to the accounts. No order names its accounts, so their orders of the same days are requested.
 * @param accounts none: every order is returned, and nothing is requested
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
