export { AccountPlanScreen } from './AccountPlanScreen.tsx';
export type {
  AccountPlanScreenProps,
  AccountPlansScreenProps,
  IncludedPlan,
  PlanAction,
  PlanKey,
  PlanView,
  RequestPlan,
  PromptShown,
} from './AccountPlans.types.ts';
export { AccountPlansScreen } from './AccountPlansScreen.tsx';
export { accountPlansTexts } from './accountPlans.texts.ts';
