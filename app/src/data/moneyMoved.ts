import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '../providers/Services.ts';

/** What every operation that moves money makes stale (D-HOME-17, D-HOME-25): the first word of a key is its resource. */
export const moneyKeys = [['accounts'], ['balances'], ['orders']] as const;

/** What every mutation that moved money does: accounts, balances and orders are stale, here and in the other tabs (D-HOME-17). */
export function useMoneyMoved(): () => Promise<void> {
  const queries = useQueryClient();
  const { tabs } = useServices();
  return useCallback(async () => {
    tabs.tell({ name: 'balancesChanged' });
    await Promise.all(moneyKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries, tabs]);
}
