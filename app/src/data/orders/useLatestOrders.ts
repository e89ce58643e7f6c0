import { searchOrders, type OrderRow } from '@wallet/contract/orders';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { ordersKeys } from '../queryKeys.ts';

/** As many as stand beside the dashboard. */
const LIMIT = 3;

/** The newest orders of every status. Needs the feature view. */
export function useLatestOrders(): UseQueryResult<readonly OrderRow[]> {
  const call = useCall();
  return useQuery({
    queryKey: ordersKeys.latest,
    queryFn: async ({ signal }) => (await call(searchOrders, { query: { limit: LIMIT } }, { signal })).orders,
    refetchOnMount: 'always',
  });
}
