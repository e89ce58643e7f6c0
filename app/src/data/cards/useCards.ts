import { listCards, type Card } from '@wallet/contract/cards';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useCall } from '../../providers/useCall.ts';
import { useServices } from '../../providers/Services.ts';
import { accountsKeys, cardsKeys } from '../queryKeys.ts';

/** The customer's cards (API-029), asked anew on each entry (D-HOME-25); a sister tab that changes them is heard (D-CARDS-14). */
export function useCards(): UseQueryResult<Card[]> {
  const call = useCall();
  const queries = useQueryClient();
  const { tabs } = useServices();
  useEffect(
    () =>
      tabs.listen(({ name }) => {
        if (name === 'balancesChanged') void queries.invalidateQueries({ queryKey: cardsKeys.all });
      }),
    [queries, tabs],
  );
  return useQuery({ queryKey: cardsKeys.all, queryFn: ({ signal }) => call(listCards, {}, { signal }), refetchOnMount: 'always' });
}

/** What an addition, a deletion and a proof make stale: the list, and the operations that cards stand in; here and in the sister tabs. */
export function useCardsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const { tabs } = useServices();
  return useCallback(async () => {
    tabs.tell({ name: 'balancesChanged' });
    await Promise.all([cardsKeys.all, accountsKeys.all].map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries, tabs]);
}
