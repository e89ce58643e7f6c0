import { requestClubPlace, type ClubEvent } from '@wallet/contract/club-event';
import { useQueryClient } from '@tanstack/react-query';
import { Refusal } from '../../api/errors.ts';
import { useCall } from '../../providers/useCall.ts';
import { clubEventKeys } from '../queryKeys.ts';

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
