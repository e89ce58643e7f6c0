import { searchOrders, type OrderRow } from '@wallet/contract/orders';
import { useQueries } from '@tanstack/react-query';
import type { Call } from '../../api/Call.ts';
import { useCall } from '../../providers/useCall.ts';
import { ordersKeys } from '../queryKeys.ts';
import type { OrderFilters } from './useOrderList.ts';

export type AccountFilter = Pick<OrderFilters, 'account[]' | 'wallet[]' | 'token[]'>;

/** The most that the provider answers at once (API-066). */
const LIMIT = 100;

/** Ids of the orders of one day that stand in the accounts. */
export async function askIdsOfDay(call: Call, accounts: AccountFilter, date: string, signal?: AbortSignal): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: OrderFilters & { readonly limit: number; readonly cursor?: string } = {
      ...accounts,
      date,
      limit: LIMIT,
      ...(cursor === null ? {} : { cursor }),
    };
    const { orders, last } = await call(searchOrders, { query }, { signal, repeats: true });
    ids.push(...orders.map(({ id }) => id));
    cursor = last;
  } while (cursor !== null);
  return ids;
}

/**
 * Of some orders those that stand in the accounts. No order names its accounts, so the provider is asked for their orders of the same days.
 * @param accounts none: every order is answered, and nobody is asked
 */
export function useOrdersOfAccounts<Row extends OrderRow>(orders: readonly Row[], accounts: AccountFilter): readonly Row[] {
  const call = useCall();
  const hasAccounts = Object.values(accounts).some((ids) => ids !== undefined && ids.length > 0);
  const days = hasAccounts ? [...new Set(orders.map(({ created_at: at }) => at.slice(0, 10)))] : [];
  const answers = useQueries({
    queries: days.map((day) => ({
      queryKey: ordersKeys.ofDay(day, JSON.stringify(accounts)),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => askIdsOfDay(call, accounts, day, signal),
    })),
  });
  if (!hasAccounts) return orders;
  const ids = new Set(answers.flatMap(({ data }) => data ?? []));
  return orders.filter(({ id }) => ids.has(id));
}
