import { AccountPlanScreen, type PlanKey } from '@wallet/ui/screens/account-plans';
import { useParams } from 'react-router-dom';
import { usePlans } from '../../data/plans.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { readPlanKey, toPlans, usePlanRequests } from './model.ts';

function PlanPage({ planKey }: { readonly planKey: PlanKey }) {
  const plans = usePlans();
  const onRequest = usePlanRequests();
  const onBack = useGoBack(paths.accountPlans.to());
  const page = toPageState(plans, (answer) => toPlans(answer.plans).find(({ key }) => key === planKey) ?? null);
  if (page.kind !== 'ready') return <AccountPlanScreen {...{ planKey, page, onRequest, onBack }} />;
  // What is not listed is not served (D-PLAN-06).
  if (page.content === null) return <NotFoundPage />;
  return <AccountPlanScreen {...{ planKey, onRequest, onBack }} page={{ ...page, content: page.content }} />;
}

/** A plan's own page (PLAN-003); another word is not found (PLAN-004). */
export function AccountPlanPage() {
  const planKey = readPlanKey(useParams()['plan']);
  return planKey === null ? <NotFoundPage /> : <PlanPage planKey={planKey} />;
}
