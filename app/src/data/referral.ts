import { readReferralInfo } from '@wallet/contract/customer/referral';
import { useCallQuery } from '../providers/callQuery.ts';

const referralKeys = { all: ['referral'] } as const;

/** The customer's invitations and their results (API-074), requested again on each entry, because friends act at any time. */
export const useReferralInfo = () =>
  useCallQuery(readReferralInfo, {}, { queryKey: referralKeys.all, repeats: true, refetchOnMount: 'always' });
