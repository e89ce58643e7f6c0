import { useQuery } from '@tanstack/react-query';
import { ordersKeys } from '../queryKeys.ts';
import { completedSends, sentAddresses } from './sentAddresses.ts';
import { useCollectOrders } from './useCollectOrders.ts';

/**
 * The addresses that the customer has sent to, from the whole history (WISH-010). Null while they are asked for; a history that cannot be
 * read is as an empty one, for a send must not depend on it.
 */
export function useSentAddresses(): readonly string[] | null {
  const collect = useCollectOrders();
  const { data, isError } = useQuery({
    queryKey: ordersKeys.sentTo,
    queryFn: async ({ signal }) => sentAddresses(await collect(completedSends, { signal, onProgress: () => undefined })),
    refetchOnMount: 'always',
  });
  return data ?? (isError ? [] : null);
}
