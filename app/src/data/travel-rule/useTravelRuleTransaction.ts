import { readTravelRuleTransaction, type TravelRuleTransaction } from '@wallet/contract/travel-rule';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { travelRuleKeys } from '../queryKeys.ts';

/** A review that is not settled is asked for so often while the tab is in sight (D-TRS-24). */
const ASK_EVERY_MS = 30_000;

const settled: ReadonlySet<TravelRuleTransaction['status']> = new Set(['approved', 'rejected', 'completed']);

/** A travel-rule transaction, or the draft of a receive order (API-054). Asked on each entry and on each return to the tab. */
export function useTravelRuleTransaction(id: string): UseQueryResult<TravelRuleTransaction> {
  const call = useCall();
  return useQuery({
    queryKey: travelRuleKeys.one(id),
    queryFn: ({ signal }) => call(readTravelRuleTransaction, { params: { id } }, { signal, repeats: true }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: ({ state }) => (state.data === undefined || settled.has(state.data.status) ? false : 'always'),
    refetchInterval: ({ state }) => (state.data === undefined || settled.has(state.data.status) ? false : ASK_EVERY_MS),
  });
}
