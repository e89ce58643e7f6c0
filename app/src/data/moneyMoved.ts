import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call } from '../api/call.ts';
import { useServices } from '../providers/Services.ts';
import { useCall } from '../providers/useCall.ts';

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

/** Returns the provider's client for calls that move money. Each success invalidates accounts, balances and orders. */
export function useMoneyCall(): Call {
  const call = useCall();
  const moneyMoved = useInvalidateMoney();
  return async (endpoint, input, options) => {
    const answer = await call(endpoint, input, options);
    void moneyMoved();
    return answer;
  };
}
