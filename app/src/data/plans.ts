import type { BodyOf } from '@wallet/contract/endpoint';
import { listPlans, requestPlan } from '@wallet/contract/customer/plans';
import { useCallQuery } from '../providers/callQuery.ts';
import { useCall } from '../providers/useCall.ts';

const plansKeys = { all: ['plans'] } as const;

/**
 * The plans offered to the customer (API-075), requested again on each entry, because the provider may have changed the tariff (D-PLAN-03).
 */
export const usePlans = () => useCallQuery(listPlans, {}, { queryKey: plansKeys.all, refetchOnMount: 'always' });

export type PlanName = BodyOf<typeof requestPlan>['plan'];

/** Requests another plan (API-076). The current plan does not change yet (D-PLAN-03). */
export function useRequestPlan(): (plan: PlanName) => Promise<unknown> {
  const call = useCall();
  return (plan) => call(requestPlan, { body: { plan } });
}
