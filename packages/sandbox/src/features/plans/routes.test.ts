import { expect, it } from 'vitest';
import { createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const list = (token: string) => provider.request('GET', '/account_plans', { token });
const requestPlan = (plan: unknown, token: string) => provider.request('POST', '/account_plans/request', { body: { plan }, token });
const onPlan = (tariff: string | null) => createSession(provider, 'empty', { tariff });

it('offers Launch, Growth and Wealth with their descriptions (PLAN-006, PLAN-007, PLAN-008)', async () => {
  const { token } = await onPlan('Launch');
  const { status, json } = await list(token);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    current: 'Launch',
    plans: [
      { key: 'launch', title: 'Launch', subtitle: 'Free', short: expect.stringContaining('no monthly payment'), flags: [], active: true },
      {
        key: 'growth',
        subtitle: 'Free from $10,000 portfolio',
        flags: ['Exclusive', 'ComingSoon'],
        active: false,
        features: ['Everything in Launch', 'Reduced fees', 'Priority support'],
      },
      { key: 'wealth', subtitle: 'Bespoke', flags: ['Exclusive'], schedule_url: 'https://example.com/schedule' },
    ],
  });
});

it('states the portfolio from which Growth is free (LIM-093)', async () => {
  const { json } = await list((await onPlan('Launch')).token);
  expect(json).toMatchObject({ plans: [{}, { key: 'growth', portfolio_from: { value: '10000.00', currency: 'USD' } }, {}] });
});

it.each(['Growth', 'Wealth'])(
  'on %s lists only the exclusive plans, one of them active (PLAN-014, PLAN-016, D-PLAN-06)',
  async (tariff) => {
    const { token } = await onPlan(tariff);
    const { json } = await list(token);
    expect(json).toMatchObject({
      current: tariff,
      plans: [
        { name: 'Growth', active: tariff === 'Growth' },
        { name: 'Wealth', active: tariff === 'Wealth' },
      ],
    });
  },
);

it('records a request once, and keeps the current plan (API-076, PLAN-010, PLAN-015)', async () => {
  const { token, id } = await onPlan('Growth');
  const answers = await Promise.all([requestPlan('Launch', token), requestPlan('Launch', token)]);
  expect(answers.map(({ status, json }) => [status, json])).toEqual([
    [200, { status: 'OK' }],
    [200, { status: 'OK' }],
  ]);
  const rows = await provider.database.selectFrom('service_request').select(['kind', 'subject']).where('customer_id', '=', id).execute();
  expect(rows).toEqual([{ kind: 'plan', subject: 'Launch' }]);
  expect((await list(token)).json).toMatchObject({ current: 'Growth' });
});

it.each([
  ['the current plan', 'Launch', 'Launch', 'This is your plan already'],
  ['a plan that is coming soon (PLAN-011)', 'Growth', 'Launch', 'This plan is coming soon'],
  ['Wealth, which is arranged in a call (PLAN-012)', 'Wealth', 'Launch', 'The Wealth plan is arranged in a call'],
])('refuses %s (API-076, D-PLAN-02)', async (_, plan, tariff, message) => {
  const { token, id } = await onPlan(tariff);
  expect(await requestPlan(plan, token)).toMatchObject({ status: 400, json: { code: 400, message, fields: { plan: [message] } } });
  expect(await provider.database.selectFrom('service_request').select('id').where('customer_id', '=', id).execute()).toEqual([]);
});
