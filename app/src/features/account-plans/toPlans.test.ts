import type { Plan } from '@wallet/contract/customer/plans';
import { expect, it } from 'vitest';
import { readPlanKey, toPlans } from './AccountPlansPage.tsx';

const plan = (changes: Partial<Plan>): Plan => ({
  key: 'launch',
  name: 'Launch',
  title: 'Launch',
  subtitle: 'Free',
  short: 'Everything to start.',
  flags: [],
  active: false,
  price: null,
  portfolio_from: null,
  schedule_url: null,
  features: ['EUR and USD accounts'],
  ...changes,
});
const wealth = (schedule_url: string | null) => toPlans([plan({ key: 'wealth', name: 'Wealth', schedule_url })])[0]?.action;

it('maps a plan’s texts, flags, features and page (PLAN-005)', () => {
  expect(toPlans([plan({ key: 'growth', flags: ['Exclusive', 'ComingSoon'] })])).toEqual([
    {
      key: 'growth',
      title: 'Launch',
      subtitle: 'Free',
      short: 'Everything to start.',
      features: ['EUR and USD accounts'],
      isExclusive: true,
      isComingSoon: true,
      isActive: false,
      href: '/account-plans/growth',
      action: { kind: 'request' },
    },
  ]);
});

it('marks the customer’s plan as active, without a request action (PLAN-009, D-PLAN-05)', () => {
  expect(toPlans([plan({ active: true })])[0]).toMatchObject({ isActive: true, action: { kind: 'none' } });
});

it('links Wealth to the scheduling page, or to support when it has no address (PLAN-012, D-PLAN-07)', () => {
  expect(wealth('https://example.com/schedule')).toEqual({ kind: 'schedule', href: 'https://example.com/schedule', isExternal: true });
  expect(wealth(null)).toEqual({ kind: 'schedule', href: '/support/form', isExternal: false });
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'nonsense'])('does not link to "%s" (PLAN-012)', (address) => {
  expect(wealth(address)).toMatchObject({ href: '/support/form' });
});

it('accepts only the three plan names and leaves out plans without a page (PLAN-004, D-PLAN-11)', () => {
  expect(['launch', 'growth', 'wealth', 'Growth', 'gold', '', undefined].map(readPlanKey)).toEqual([
    'launch',
    'growth',
    'wealth',
    null,
    null,
    null,
    null,
  ]);
  expect(toPlans([plan({ key: 'gold', name: 'unknown' })])).toEqual([]);
});
