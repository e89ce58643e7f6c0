import { useQueryClient } from '@tanstack/react-query';
import { endDevice, endOtherDevices, listDevices, listSecurityEvents } from '@wallet/contract/access/devices';
import { useCallQuery } from '../../providers/callQuery.ts';
import { useCall } from '../../providers/useCall.ts';

const devicesKeys = { all: ['devices'], events: ['security-events'] } as const;

/** The customer's active sessions (API-109), requested again on each entry, because others start and end independently. */
export const useDevices = ({ enabled }: { readonly enabled: boolean }) =>
  useCallQuery(listDevices, {}, { queryKey: devicesKeys.all, refetchOnMount: 'always', enabled });

/** Security events of the account (API-112). @param everyMs polling interval while the page is visible */
export const useSecurityEvents = ({ enabled, everyMs = false }: { readonly enabled: boolean; readonly everyMs?: number | false }) =>
  useCallQuery(listSecurityEvents, {}, { queryKey: devicesKeys.events, refetchOnMount: 'always', enabled, refetchInterval: everyMs });

/**
 * Ends another session (API-110), or all but this one (API-111, resolves with their number). The list is up to date when the promise
 * settles.
 */
export function useEndDevices(): { readonly end: (id: string) => Promise<void>; readonly endOthers: () => Promise<number> } {
  const call = useCall();
  const queries = useQueryClient();
  const changed = () => Promise.all([devicesKeys.all, devicesKeys.events].map((queryKey) => queries.invalidateQueries({ queryKey })));
  return {
    end: async (id) => {
      await call(endDevice, { params: { id } });
      await changed();
    },
    endOthers: async () => {
      const { ended } = await call(endOtherDevices, { body: {} });
      await changed();
      return ended;
    },
  };
}
