import type { Plan } from '@wallet/contract/customer/plans';
import {
  AccountPlanScreen,
  AccountPlansScreen,
  type PlanAction,
  type PlanKey,
  type PlanView,
  type RequestPlan,
} from '@wallet/ui/screens/account-plans';
import { useParams } from 'react-router-dom';
import { attempt } from '../../api/outcome.ts';
import { type PlanName, usePlans, useRequestPlan } from '../../data/plans.ts';
import { openOperationPrompt } from '../../operations/openOperationPrompt.tsx';
import { useGoBack } from '../../operations/page/history.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { isKycComplete } from '../../session/Session.ts';

/** Requests a plan. Customers who have not completed registration are prompted to do so first (D-PLAN-13). */
function usePlanRequests(): RequestPlan {
  const session = useSession();
  const requestPlan = useRequestPlan();
  return async (key) => {
    if (isKycComplete(session)) return attempt(() => requestPlan(planNames[key]));
    openOperationPrompt('completeRegistration');
    return { kind: 'prompted' };
  };
}

/** Plan pages by the last segment of their path (PLAN-003, D-PLAN-11). */
const planNames: Readonly<Record<PlanKey, PlanName>> = { launch: 'Launch', growth: 'Growth', wealth: 'Wealth' };

const isPlanKey = (word: string): word is PlanKey => word in planNames;

export function readPlanKey(word = ''): PlanKey | null {
  return isPlanKey(word) ? word : null;
}

/** Accepts only https addresses, so that text from the provider never becomes a script URL. Null for anything else. */
const toWebAddress = (url: string | null): string | null => (url !== null && url.startsWith('https://') ? url : null);

function toPlanAction({ active, schedule_url: scheduleUrl }: Plan, key: PlanKey): PlanAction {
  if (key === 'wealth') {
    const href = toWebAddress(scheduleUrl);
    return { kind: 'schedule', href: href ?? paths.support.to(), isExternal: href !== null };
  }
  return { kind: active ? 'none' : 'request' };
}

/** Maps the provider's plans to the screens. Plans without their own page are left out. */
export function toPlans(plans: readonly Plan[]): readonly PlanView[] {
  return plans.flatMap((plan) => {
    const key = readPlanKey(plan.key);
    if (key === null) return [];
    const { title, subtitle, short, features, flags, active: isActive } = plan;
    return [
      {
        key,
        title,
        subtitle,
        short,
        features,
        isActive,
        isExclusive: flags.includes('Exclusive'),
        isComingSoon: flags.includes('ComingSoon'),
        href: paths.accountPlan.to({ plan: key }),
        action: toPlanAction(plan, key),
      },
    ];
  });
}

function PlanPage({ planKey }: { readonly planKey: PlanKey }) {
  const plans = usePlans();
  const onRequest = usePlanRequests();
  const onBack = useGoBack(paths.accountPlans.to());
  const page = toPageState(plans, (answer) => toPlans(answer.plans));
  const screen = { planKey, onRequest, onBack };
  if (page.kind !== 'ready') return <AccountPlanScreen {...screen} page={page} />;
  const place = page.content.findIndex(({ key }) => key === planKey);
  const plan = page.content[place];
  // Plans missing from the list are not available (D-PLAN-06).
  if (plan === undefined) return <NotFoundPage />;
  return <AccountPlanScreen {...screen} page={{ ...page, content: plan }} includes={page.content.slice(0, place)} />;
}

/** A plan's own page (PLAN-003). Any other name is not found (PLAN-004). */
export function AccountPlanPage() {
  const planKey = readPlanKey(useParams()['plan']);
  return planKey === null ? <NotFoundPage /> : <PlanPage planKey={planKey} />;
}

/** The list of plans (PLAN-002). */
export function AccountPlansPage() {
  const plans = usePlans();
  return <AccountPlansScreen page={toPageState(plans, (answer) => toPlans(answer.plans))} onRequest={usePlanRequests()} />;
}
