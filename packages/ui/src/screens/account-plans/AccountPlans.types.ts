import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** The plans' own pages, by the last word of their address. */
export type PlanKey = 'launch' | 'growth' | 'wealth';

/** What can be done about a plan: nothing for the customer's own, a request, or a call that is scheduled elsewhere (D-PLAN-01, -05, -07). */
export type PlanAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'request' }
  | { readonly kind: 'schedule'; readonly href: string; /** Another site, in a new tab. */ readonly isExternal: boolean };

/** A plan as the provider describes it (PLAN-005). */
export type PlanView = {
  readonly key: PlanKey;
  readonly title: string;
  readonly subtitle: string;
  readonly short: string;
  /** What it holds besides what the plans before it hold: plans come in rising order. */
  readonly features: readonly string[];
  readonly isExclusive: boolean;
  readonly isComingSoon: boolean;
  /** The customer's own plan (PLAN-009). */
  readonly isActive: boolean;
  /** The plan's page. */
  readonly href: string;
  readonly action: PlanAction;
};

/** Something else was asked of the customer first, so nothing is said here (D-PLAN-13). */
export type Prompted = { readonly kind: 'prompted' };
export type RequestPlan = (key: PlanKey) => Promise<CallOutcome<never, Prompted>>;

export type AccountPlansScreenProps = {
  readonly page: PageState<readonly PlanView[]>;
  readonly onRequest: RequestPlan;
};

export type AccountPlanScreenProps = {
  readonly planKey: PlanKey;
  readonly page: PageState<PlanView>;
  readonly onRequest: RequestPlan;
  readonly onBack: () => void;
};
