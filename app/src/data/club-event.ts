import { useQueryClient } from '@tanstack/react-query';
import { type ClubEvent, readClubEvent, requestClubPlace } from '@wallet/contract/customer/club-event';
import { Refusal } from '../api/errors.ts';
import { useCallQuery } from '../providers/callQuery.ts';
import { useCall } from '../providers/useCall.ts';

const clubEventKeys = { all: ['club-event'] } as const;

/** The club's event (API-077), requested again on each entry, because the provider's clock decides whether it is over (D-CLUB-02). */
export const useClubEvent = () => useCallQuery(readClubEvent, {}, { queryKey: clubEventKeys.all, refetchOnMount: 'always' });

/**
 * Requests a place (API-078), which is possible once. After a refusal the event is requested again, because it must have changed
 * (D-CLUB-04, D-CLUB-05).
 */
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
