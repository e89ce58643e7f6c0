import { expect, type Page } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import type { Control, Customer, Preset } from './support/control.ts';
import { LoginPage } from './support/LoginPage.ts';

const REQUEST = '/api/v1/account_plans/request';

async function enter(page: Page, control: Control, tariff: string, preset: Preset = 'empty'): Promise<Customer> {
  const customer = await control.customer(preset, { tariff });
  await new LoginPage(page).resume(customer);
  return customer;
}

type Listed = { readonly name: string; readonly flags?: readonly string[]; readonly active?: boolean };

/** Has the provider list other plans than it does: what it offers is its own matter, what it takes stays real. */
const listPlans = (control: Control, { username }: Customer, current: string, listed: readonly Listed[]) =>
  control.fault({
    match: { method: 'GET', path: '/api/v1/account_plans', username },
    status: 200,
    times: 0,
    body: {
      current,
      plans: listed.map(({ name, flags = [], active = false }) => ({
        key: name.toLowerCase(),
        name,
        title: name,
        subtitle: 'Free',
        short: 'A plan.',
        flags,
        active,
        price: null,
        portfolio_from: null,
        schedule_url: null,
        features: ['Accounts'],
      })),
    },
  });

test('the menu’s plan link leads to the plans, and each has its page (PLAN-001, PLAN-003, PLAN-016)', async ({ page, control }) => {
  await enter(page, control, 'Launch');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: /Launch plan/ }).click();
  await expect(page).toHaveURL(/\/account-plans$/);
  const plans = page.getByRole('main').getByRole('listitem');
  await expect(plans.filter({ hasText: 'Private equity from €100' }).getByText('Active')).toBeVisible();
  await expect(plans.filter({ hasText: 'Free from $10,000 portfolio' }).getByRole('button', { name: 'Coming soon' })).toBeDisabled();
  await expect(plans.filter({ hasText: 'Bespoke' }).getByText('Exclusive')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('link', { name: 'Launch', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Launch' })).toBeVisible();
  await expect(page.getByText(/with no monthly payment/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request plan' })).toBeHidden();
  await page.goBack();
  await expect(plans).not.toHaveCount(0);
});

test('Wealth leads to the scheduling page in a new tab (PLAN-012, D-PLAN-07)', async ({ page, control, context }) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Schedule</title>' }));
  await enter(page, control, 'Launch');
  await page.goto('/account-plans/wealth');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Schedule a call' }).click();
  await expect(await opened).toHaveURL('https://example.com/schedule');
  await expect(page).toHaveURL(/\/account-plans\/wealth$/);
});

test('on an exclusive plan only exclusive plans are there; another word is not found (PLAN-004, PLAN-014, D-PLAN-06)', async ({
  page,
  control,
}) => {
  await enter(page, control, 'Wealth');
  await page.goto('/account-plans/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Growth', 'Wealth']);
  for (const path of ['/account-plans/launch', '/account-plans/gold', '/account-plans/Growth', '/account-plans/growth/more']) {
    await page.goto(path);
    await expect(page.getByText('Oops! The page you’re looking for could not be found.')).toBeVisible();
  }
});

test('a plan is requested once, and the dialog is gone after a reload @gate (PLAN-010, PLAN-013, PLAN-015)', async ({ page, control }) => {
  const customer = await enter(page, control, 'Growth');
  await listPlans(control, customer, 'Growth', [{ name: 'Launch' }, { name: 'Growth', flags: ['Exclusive'], active: true }]);
  await page.goto('/account-plans/launch');
  const sent = page.waitForRequest((request) => request.url().endsWith(REQUEST));
  await page.getByRole('button', { name: 'Request plan' }).dblclick();
  expect((await sent).postDataJSON()).toEqual({ plan: 'Launch' });
  const dialog = page.getByRole('dialog', { name: 'Request accepted' });
  await expect(dialog).toBeVisible();
  expect((await control.requests(customer.username, REQUEST)).map(({ status }) => status)).toEqual([200]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Request plan' })).toBeEnabled();
  await expect(dialog).toBeHidden();
});

test('what the provider refuses is told in the error modal (D-PLAN-02)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const customer = await enter(page, control, 'Launch');
  await listPlans(control, customer, 'Launch', [{ name: 'Growth' }]);
  await page.goto('/account-plans/growth');
  await page.getByRole('button', { name: 'Request plan' }).click();
  await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toContainText('This plan is coming soon');
});

test('looking is free, a request asks to finish the registration (D-PLAN-13)', async ({ page, control }) => {
  const customer = await enter(page, control, 'Launch', 'kyc_completed');
  await listPlans(control, customer, 'Launch', [{ name: 'Growth' }]);
  await page.goto('/account-plans/growth');
  await page.getByRole('button', { name: 'Request plan' }).click();
  await expect(page.getByRole('dialog', { name: 'Complete the registration' })).toBeVisible();
  expect(await control.requests(customer.username, REQUEST)).toEqual([]);
});

test('offline the request names the connection, nothing is sent, and the same button works when it is back (PLAN-010, D-PLAN-12)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const customer = await enter(page, control, 'Growth');
  await listPlans(control, customer, 'Growth', [{ name: 'Launch' }]);
  await page.goto('/account-plans/launch');
  await page.getByRole('heading', { level: 1 }).click(); // the first touch brings what tells of failures
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Request plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/internet connection/);
  expect(await control.requests(customer.username, REQUEST)).toEqual([]);
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Request plan' }).click();
  await expect(page.getByRole('dialog', { name: 'Request accepted' })).toBeVisible();
});
