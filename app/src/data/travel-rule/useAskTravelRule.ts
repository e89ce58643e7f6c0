import { readTravelRuleEnabled } from '@wallet/contract/travel-rule';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call } from '../../api/Call.ts';
import { useCall } from '../../providers/useCall.ts';
import { travelRuleKeys } from '../queryKeys.ts';

/** How long an answer is used again for the same address (TRS-003, LIM-087). */
const FRESH_MS = 10_000;

/** The question itself, whoever asks it. */
export const travelRuleEnabledQuery = (call: Call, address: string) => ({
  queryKey: travelRuleKeys.enabled(address),
  staleTime: FRESH_MS,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await call(readTravelRuleEnabled, { query: { address } }, { signal })).enabled,
});

/** Asks whether a send to an address needs the details of its beneficiary (API-052). */
export function useAskTravelRule(): (address: string) => Promise<boolean> {
  const call = useCall();
  const queries = useQueryClient();
  return useCallback((address) => queries.fetchQuery(travelRuleEnabledQuery(call, address)), [call, queries]);
}
