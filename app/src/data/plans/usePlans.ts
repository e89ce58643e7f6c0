import type { AnswerOf } from '@wallet/contract/endpoint';
import { listPlans } from '@wallet/contract/plans';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { plansKeys } from '../queryKeys.ts';

export type Plans = AnswerOf<typeof listPlans>;

/** The plans that the customer is offered (API-075), asked anew on each entry: the provider may have changed the tariff (D-PLAN-03). */
export function usePlans(): UseQueryResult<Plans> {
  const call = useCall();
  return useQuery({ queryKey: plansKeys.all, queryFn: ({ signal }) => call(listPlans, {}, { signal }), refetchOnMount: 'always' });
}
