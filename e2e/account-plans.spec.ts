import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const PLANS = '/api/v1/account_plans';
const launch = {
  key: 'launch',
  name: 'Launch',
  title: 'Launch',
  subtitle: 'Free',
  short: 'A plan.',
  flags: [],
  active: false,
  price: null,
  portfolio_from: null,
  schedule_url: null,
  features: ['Accounts'],
};

test('a plan is opened and requested once, and its dialog is gone after a reload @gate (PLAN-001, PLAN-010, PLAN-013)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { tariff: 'Growth' });
  const { username } = customer;
  await new LoginPage(page).resume(customer, '/account-plans');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Growth', 'Wealth']);
  // Replaces only the list of plans. The request of a plan is real.
  await control.fault({
    match: { method: 'GET', path: PLANS, username },
    status: 200,
    times: 0,
    body: { current: 'Growth', plans: [launch] },
  });
  await page.goto('/account-plans/launch');
  const sent = page.waitForRequest((request) => request.url().endsWith(`${PLANS}/request`));
  await page.getByRole('button', { name: 'Request plan' }).dblclick();
  expect((await sent).postDataJSON()).toEqual({ plan: 'Launch' });
  const dialog = page.getByRole('dialog', { name: 'Request accepted' });
  await expect(dialog).toBeVisible();
  expect((await control.requests(username, `${PLANS}/request`)).map(({ status }) => status)).toEqual([200]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Request plan' })).toBeEnabled();
  await expect(dialog).toBeHidden();
});
