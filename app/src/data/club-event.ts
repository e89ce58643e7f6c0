import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type ClubEvent, readClubEvent, requestClubPlace } from '@wallet/contract/customer/club-event';
import { Refusal } from '../api/errors.ts';
import { useCall } from '../providers/useCall.ts';

const clubEventKeys = { all: ['club-event'] } as const;

/** The club's event (API-077), asked again on each entry: whether it is over goes by the provider's clock (D-CLUB-02). */
export function useClubEvent(): UseQueryResult<ClubEvent> {
  const call = useCall();
  return useQuery({ queryKey: clubEventKeys.all, queryFn: ({ signal }) => call(readClubEvent, {}, { signal }), refetchOnMount: 'always' });
}

/** Asks for a place (API-078). A place is requested once; a refusal says that the event has changed, so it is asked again (D-CLUB-04, D-CLUB-05). */
export function useRequestPlace(): () => Promise<void> {
  const call = useCall();
  const queries = useQueryClient();
  return async () => {
    try {
      await call(requestClubPlace, {});
      queries.setQueryData<ClubEvent>(clubEventKeys.all, (event) => event && { ...event, requested: true });
    } catch (error) {
      if (error instanceof Refusal) void queries.invalidateQueries({ queryKey: clubEventKeys.all });
      throw error;
    }
  };
}
