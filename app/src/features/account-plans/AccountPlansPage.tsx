import { AccountPlansScreen } from '@wallet/ui/screens/account-plans/AccountPlansScreen';
import { usePlans } from '../../data/plans/usePlans.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { toPlans } from './toPlans.ts';
import { usePlanRequests } from './usePlanRequests.ts';

/** The list of the plans (PLAN-002). */
export function AccountPlansPage() {
  const plans = usePlans();
  return <AccountPlansScreen page={toPageState(plans, (answer) => toPlans(answer.plans))} onRequest={usePlanRequests()} />;
}
