import { catalogue } from '../../texts/catalogue.ts';
import type { PlanKey } from './AccountPlans.types.ts';

const planNames: Record<PlanKey, string> = { launch: 'Launch', growth: 'Growth', wealth: 'Wealth' };

/** Texts of the account plans; the descriptions come from the provider (PLAN-005, D-PLAN-01, D-PLAN-04, D-PLAN-05, D-PLAN-07). */
export const accountPlansTexts = catalogue('account-plans', {
  title: 'Account plans',
  loading: 'Loading the plans',
  /** Page titles until the provider has responded. */
  names: planNames,
  active: 'Active',
  exclusive: 'Exclusive',
  comingSoon: 'Coming soon',
  comparison: 'Plans compared',
  price: 'Price',
  included: 'Included',
  features: 'What is included',
  request: 'Request plan',
  schedule: 'Schedule a call',
  scheduleText: 'Pick a time for a call, and we will agree on the terms.',
  accepted: 'Request accepted',
  acceptedText: 'We will be in touch about your plan.',
});
