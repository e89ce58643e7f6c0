import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

/** The plans with a page, named by the last segment of its URL. */
export type PlanKey = 'launch' | 'growth' | 'wealth';

/** What the customer can do about a plan: nothing for their own, request it, or schedule a call on another page (D-PLAN-01, D-PLAN-05, D-PLAN-07). */
export type PlanAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'request' }
  | {
      readonly kind: 'schedule';
      readonly href: string;
      /** True for another site, which opens in a new tab. */ readonly isExternal: boolean;
    };

/** A plan as described by the provider (PLAN-005). */
export type PlanView = {
  readonly key: PlanKey;
  readonly title: string;
  /** Its price. */
  readonly subtitle: string;
  /** What it is for, in a few words. */
  readonly short: string;
  /** The features that this plan adds to the cheaper ones. Plans are listed in ascending order. */
  readonly features: readonly string[];
  readonly isExclusive: boolean;
  readonly isComingSoon: boolean;
  /** True for the customer's own plan (PLAN-009). */
  readonly isActive: boolean;
  readonly href: string;
  readonly action: PlanAction;
};

/** The customer was prompted for something else first, so no message is shown here (D-PLAN-13). */
export type PromptShown = { readonly kind: 'prompted' };
export type RequestPlan = (key: PlanKey) => Promise<CallOutcome<never, PromptShown>>;

export type AccountPlansScreenProps = ScreenProps & {
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<readonly PlanView[]>;
  /** Requests what is offered. */
  readonly onRequest: RequestPlan;
};

/** A plan whose features another plan includes. */
export type IncludedPlan = Pick<PlanView, 'title' | 'features'>;

export type AccountPlanScreenProps = ScreenProps & {
  /** The plan of this page, named by its address. */
  readonly planKey: PlanKey;
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<PlanView>;
  /** The plans before this one, as far as the customer sees them. A feature that names one of them is spelled out. @default [] */
  readonly includes?: readonly IncludedPlan[];
  /** Requests what is offered. */
  readonly onRequest: RequestPlan;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
};
