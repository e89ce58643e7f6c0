import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '../providers/Services.ts';
import { moneyKeys } from './queryKeys.ts';

/** What every mutation that moved money does: accounts, balances and orders are stale, here and in the sister tabs (D-HOME-17). */
export function useMoneyMoved(): () => Promise<void> {
  const queries = useQueryClient();
  const { tabs } = useServices();
  return useCallback(async () => {
    tabs.tell({ name: 'balancesChanged' });
    await Promise.all(moneyKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries, tabs]);
}
