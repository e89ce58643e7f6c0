import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { moneyKeys, userInfoKeys } from '../data/queryKeys.ts';
import { useServices } from '../providers/Services.ts';

/** User info is asked anew when the tab becomes visible after so long (D-SES-21). */
const HIDDEN_LONG_MS = 60_000;

/** What a signed-in tab asks anew when the customer returns to it: their status, and balances that a sister tab has changed (D-HOME-17). */
export function useFreshness(): void {
  const queries = useQueryClient();
  const { tabs, clock } = useServices();
  useEffect(() => {
    let hiddenAt: number | null = null;
    let areBalancesStale = false;

    function refreshBalances(): void {
      if (!areBalancesStale || document.visibilityState !== 'visible') return;
      areBalancesStale = false;
      for (const queryKey of moneyKeys) void queries.invalidateQueries({ queryKey });
    }

    function look(): void {
      if (document.visibilityState === 'hidden') {
        hiddenAt = clock.now();
        return;
      }
      if (hiddenAt !== null && clock.now() - hiddenAt > HIDDEN_LONG_MS) void queries.invalidateQueries({ queryKey: userInfoKeys.all });
      hiddenAt = null;
      refreshBalances();
    }

    const stop = tabs.listen((message) => {
      if (message.name !== 'balancesChanged') return;
      areBalancesStale = true;
      refreshBalances();
    });
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [queries, tabs, clock]);
}
