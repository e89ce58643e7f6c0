import type { RequestPlan } from '@wallet/ui/screens/account-plans/AccountPlans.types';
import { toOutcome } from '../../api/toOutcome.ts';
import { useRequestPlan } from '../../data/plans/useRequestPlan.ts';
import { openOperationPrompt } from '../../operations/access/openOperationPrompt.tsx';
import { useSession } from '../../providers/Services.ts';
import { isKycComplete } from '../../session/Session.ts';
import { planNames } from './toPlans.ts';

/** Asks for a plan; who has not finished the registration is asked to do so first (D-PLAN-13). */
export function usePlanRequests(): RequestPlan {
  const session = useSession();
  const requestPlan = useRequestPlan();
  return async (key) => {
    if (session !== null && isKycComplete(session)) return toOutcome(() => requestPlan(planNames[key]));
    openOperationPrompt('completeRegistration');
    return { kind: 'prompted' };
  };
}
