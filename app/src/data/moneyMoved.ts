import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '../providers/Services.ts';

/** Queries invalidated by every operation that moves money (D-HOME-17, D-HOME-25). The first element of a key is its resource. */
export const moneyKeys = [['accounts'], ['balances'], ['orders']] as const;

/**
 * Invalidates accounts, balances and orders, here and in the other tabs (D-HOME-17). To be called after every mutation that moved money.
 */
export function useInvalidateMoney(): () => Promise<void> {
  const queries = useQueryClient();
  const { tabs } = useServices();
  return useCallback(async () => {
    tabs.tell({ name: 'balancesChanged' });
    await Promise.all(moneyKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries, tabs]);
}
