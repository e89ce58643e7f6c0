import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import {
  type Device,
  endDevice,
  endOtherDevices,
  listDevices,
  listSecurityEvents,
  type SecurityEvent,
} from '@wallet/contract/access/devices';
import { useCallback } from 'react';
import { useCall } from '../../providers/useCall.ts';

const devicesKeys = { all: ['devices'], events: ['security-events'] } as const;

/** The customer's active sessions (API-109), requested again on each entry, because others start and end independently. */
export function useDevices({ enabled }: { readonly enabled: boolean }): UseQueryResult<Device[]> {
  const call = useCall();
  return useQuery({
    queryKey: devicesKeys.all,
    queryFn: ({ signal }) => call(listDevices, {}, { signal }),
    refetchOnMount: 'always',
    enabled,
  });
}

/** Security events of the account (API-112). @param everyMs polling interval while the page is visible */
export function useSecurityEvents({
  enabled = true,
  everyMs,
}: { readonly enabled?: boolean; readonly everyMs?: number } = {}): UseQueryResult<SecurityEvent[]> {
  const call = useCall();
  return useQuery({
    queryKey: devicesKeys.events,
    queryFn: ({ signal }) => call(listSecurityEvents, {}, { signal }),
    refetchOnMount: 'always',
    enabled,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs, refetchIntervalInBackground: false }),
  });
}

/**
 * Ends another session (API-110), or all but this one (API-111, resolves with their number). The list is up to date when the promise
 * settles.
 */
export function useEndDevices(): { readonly end: (id: string) => Promise<void>; readonly endOthers: () => Promise<number> } {
  const call = useCall();
  const queries = useQueryClient();
  const changed = useCallback(
    () => Promise.all([devicesKeys.all, devicesKeys.events].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    [queries],
  );
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
