import { catalogue } from '../../texts/catalogue.ts';
import type { PlanKey } from './AccountPlans.types.ts';

const planNames: Record<PlanKey, string> = { launch: 'Launch', growth: 'Growth', wealth: 'Wealth' };

const callSteps = [
  { title: 'Schedule a call', text: 'Choose a time that suits you.' },
  { title: 'Talk about your plan', text: 'In the call we agree on the price and the terms.' },
  { title: 'Decide', text: 'Until you do, your plan stays as it is.' },
] as const;

/** Texts of the account plans; the descriptions come from the provider (PLAN-005, D-PLAN-01, D-PLAN-04, D-PLAN-05, D-PLAN-07). */
export const accountPlansTexts = catalogue('account-plans', {
  title: 'Account plans',
  loading: 'Loading the plans',
  /** Page titles until the provider has responded. */
  names: planNames,
  active: 'Active',
  exclusive: 'Exclusive',
  comingSoon: 'Coming soon',
  priceOf: 'Price: {price}',
  features: 'What is included',
  request: 'Request plan',
  schedule: 'Schedule a call',
  /** Heads the steps of a plan that is arranged in a call. */
  call: 'How it works',
  callSteps,
  accepted: 'Request accepted',
  acceptedText: 'We will be in touch about your plan.',
});
