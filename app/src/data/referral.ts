import { readReferralInfo, type ReferralInfo } from '@wallet/contract/customer/referral';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../providers/useCall.ts';

const referralKeys = { all: ['referral'] } as const;

/** The customer's invitations and their results (API-074), requested again on each entry, because friends act at any time. */
export function useReferralInfo(): UseQueryResult<ReferralInfo> {
  const call = useCall();
  return useQuery({
    queryKey: referralKeys.all,
    queryFn: ({ signal }) => call(readReferralInfo, {}, { signal, repeats: true }),
    refetchOnMount: 'always',
  });
}
