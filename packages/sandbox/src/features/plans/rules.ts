import type { BodyOf, WireResponseOf } from '@wallet/contract/endpoint';
import type { listPlans, Plan, requestPlan } from '@wallet/contract/customer/plans';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { refuseField, type Refusal } from '../../kernel/refusal.ts';
import { storeRequest } from '../../kernel/serviceRequests.ts';

type Plans = WireResponseOf<typeof listPlans>;
type PlanName = BodyOf<typeof requestPlan>['plan'];
type Offer = Omit<Plan, 'active' | 'name' | 'title' | 'price'> & { readonly name: PlanName };

/** The provider's plans (D-PLAN-08). Only facts of the seeds, no invented figures. */
const offers: readonly Offer[] = [
  {
    key: 'launch',
    name: 'Launch',
    subtitle: 'Free',
    short: 'Everything to start: accounts, crypto and transfers, with no monthly payment.',
    flags: [],
    portfolio_from: null,
    schedule_url: null,
    features: ['EUR and USD accounts', 'Crypto and stablecoin wallets', 'Card and SEPA top ups', 'Private equity from €100'],
  },
  {
    key: 'growth',
    name: 'Growth',
    subtitle: 'Free from $10,000 portfolio',
    short: 'For a portfolio that grows.',
    flags: ['Exclusive', 'ComingSoon'],
    portfolio_from: { value: '10000.00', currency: 'USD' },
    schedule_url: null,
    features: ['Everything in Launch', 'Reduced fees', 'Priority support'],
  },
  {
    key: 'wealth',
    name: 'Wealth',
    subtitle: 'Bespoke',
    short: 'A personal team and terms of your own.',
    flags: ['Exclusive'],
    portfolio_from: null,
    schedule_url: 'https://example.com/schedule',
    features: ['Everything in Growth', 'Personal manager', 'Investment solutions made for you', 'Wealth club events'],
  },
];

const isExclusive = ({ flags }: Offer): boolean => flags.includes('Exclusive');

/** Customers without one of these plans are on the default one (PLAN-006, D-PLAN-05). */
const getCurrentPlan = ({ tariff }: Customer): PlanName => offers.find(({ name }) => name === tariff)?.name ?? 'Launch';

/** Returns the plans offered to a customer. On an exclusive plan, only the exclusive ones are offered (PLAN-014, D-PLAN-06). */
export function buildPlans(customer: Customer): Plans {
  const current = getCurrentPlan(customer);
  const seesExclusiveOnly = offers.some((offer) => offer.name === current && isExclusive(offer));
  const plans = offers.filter((offer) => !seesExclusiveOnly || isExclusive(offer));
  return {
    current,
    plans: plans.map((offer) => ({ ...offer, title: offer.name, price: null, active: offer.name === current })),
  };
}

function refusePlan(customer: Customer, plan: PlanName): Refusal | null {
  if (plan === getCurrentPlan(customer)) return refuseField('plan', 'This is your plan already');
  if (plan === 'Wealth') return refuseField('plan', 'The Wealth plan is arranged in a call');
  const isComing = offers.some(({ name, flags }) => name === plan && flags.includes('ComingSoon'));
  return isComing ? refuseField('plan', 'This plan is coming soon') : null;
}

/** Records a request for another plan for the operator, once. The plan itself stays (RULE-035, D-PLAN-03). Null if it was accepted. */
export async function recordPlanRequest(transaction: Database, customer: Customer, plan: PlanName, now: Date): Promise<Refusal | null> {
  const refusal = refusePlan(customer, plan);
  if (refusal === null) await storeRequest(transaction, { kind: 'plan', customerId: customer.id, subject: plan, at: now });
  return refusal;
}
