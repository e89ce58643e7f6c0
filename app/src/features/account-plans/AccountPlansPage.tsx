import { AccountPlansScreen } from '@wallet/ui/screens/account-plans';
import { usePlans } from '../../data/plans.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { toPlans, usePlanRequests } from './model.ts';

/** The list of the plans (PLAN-002). */
export function AccountPlansPage() {
  const plans = usePlans();
  return <AccountPlansScreen page={toPageState(plans, (answer) => toPlans(answer.plans))} onRequest={usePlanRequests()} />;
}
