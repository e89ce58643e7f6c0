import type { BodyOf } from '@wallet/contract/endpoint';
import { requestPlan } from '@wallet/contract/plans';
import { useCall } from '../../providers/useCall.ts';

export type PlanName = BodyOf<typeof requestPlan>['plan'];

/** Asks for another plan (API-076); the plan itself stays (D-PLAN-03). */
export function useRequestPlan(): (plan: PlanName) => Promise<unknown> {
  const call = useCall();
  return (plan) => call(requestPlan, { body: { plan } });
}
