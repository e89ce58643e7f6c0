import type { PlanView } from '@wallet/ui/screens/account-plans';

const buildPlan = (view: Pick<PlanView, 'key' | 'title' | 'subtitle' | 'short' | 'features'> & Partial<PlanView>): PlanView => ({
  isExclusive: false,
  isComingSoon: false,
  isActive: false,
  href: `#${view.key}`,
  action: { kind: 'request' },
  ...view,
});

export const launch = buildPlan({
  key: 'launch',
  title: 'Launch',
  subtitle: 'Free',
  short: 'Everything to start: accounts, crypto and transfers, with no monthly payment.',
  features: ['EUR and USD accounts', 'Crypto and stablecoin wallets', 'Card and SEPA top ups', 'Private equity from €100'],
});
export const growth = buildPlan({
  key: 'growth',
  title: 'Growth',
  subtitle: 'Free from $10,000 portfolio',
  short: 'For a portfolio that grows.',
  features: ['Everything in Launch', 'Reduced fees', 'Priority support'],
  isExclusive: true,
  isComingSoon: true,
});
export const wealth = buildPlan({
  key: 'wealth',
  title: 'Wealth',
  subtitle: 'Bespoke',
  short: 'A personal team and terms of your own.',
  features: ['Everything in Growth', 'Personal manager', 'Investment solutions made for you', 'Wealth club events'],
  isExclusive: true,
  action: { kind: 'schedule', href: 'https://example.com/schedule', isExternal: true },
});
/** A customer's current plan cannot be requested. */
export const activate = (view: PlanView): PlanView => ({ ...view, isActive: true, action: { kind: 'none' } });
