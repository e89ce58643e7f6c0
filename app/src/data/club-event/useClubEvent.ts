import { readClubEvent, type ClubEvent } from '@wallet/contract/club-event';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { clubEventKeys } from '../queryKeys.ts';

/** The club's event (API-077), asked anew on each entry: whether it is over goes by the provider's clock (D-CLUB-02). */
export function useClubEvent(): UseQueryResult<ClubEvent> {
  const call = useCall();
  return useQuery({ queryKey: clubEventKeys.all, queryFn: ({ signal }) => call(readClubEvent, {}, { signal }), refetchOnMount: 'always' });
}
