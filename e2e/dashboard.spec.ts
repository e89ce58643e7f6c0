import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

const getTotal = (page: Page) => page.getByRole('region', { name: 'Total balance' });
const down = { status: 503, body: { code: 503, message: 'Down' } } as const;

test(`lists the dashboard's links in order, with balances in euros by default @gate (HOME-003, SES-004, LIM-028)`, async ({
  page,
  control,
}) => {
  await new LoginPage(page).resume(await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } }));
  await page.goto('/demo');
  await expect(page).toHaveURL('/assets');
  await expect(getTotal(page)).toContainText('€');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^(Receive|Trade|Send)$/ })).toHaveText(['Receive', 'Trade', 'Send']);
  await expect(main.getByRole('link', { name: /\d+ (account|instrument)s?\b/ })).toHaveText([
    /^Cash2 accounts€100\.00/,
    /^Crypto\d+ accounts€/,
    /^Private equity\d+ accounts€/,
    /^Stocks & ETFs\d+ instruments€/,
    /^Bonds1 instrument€/,
    /^Structured Notes1 instrument€/,
  ]);
  for (const [name, path] of [
    ['Receive', '/select-currency-to/receive'],
    ['Trade', '/select-currency-to/exchange'],
    ['Send', '/select-currency-to/send'],
    [/^Referral program/, '/referral-program'],
    [/^Cash/, '/account-group/cash'],
    [/^Structured Notes/, '/account-group/notes'],
  ] as const) {
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goBack();
    await expect(getTotal(page)).toContainText('€');
  }
});

test('requests everything in one wave without dependent calls, and again on a refresh (HOME-005)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  const needed = [
    'assets/default',
    'assets/dynamic',
    'assets/grow',
    'accounts/operations',
    'instruments/balances',
    'info/full',
    'search/orders',
  ];
  const requestedPaths = new Set<string>();
  const all = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    const path = needed.find((one) => new URL(route.request().url()).pathname.endsWith(one));
    if (path !== undefined) {
      requestedPaths.add(path);
      if (requestedPaths.size === needed.length) all.resolve();
      await all.promise;
    }
    await route.continue();
  });
  await new LoginPage(page).resume(customer);
  await expect(getTotal(page)).toContainText('€');
  expect([...requestedPaths].toSorted()).toEqual(needed.toSorted());
  const refreshed = needed.filter((path) => path !== 'search/orders');
  const answers = refreshed.map((path) => page.waitForResponse((answer) => answer.url().endsWith(`/api/v1/${path}`)));
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect((await Promise.all(answers)).map((answer) => answer.status())).toEqual(refreshed.map(() => 200));
});

test('a double refresh sends one request, and a failed one keeps the balances and reports the failure (HOME-004, D-HOME-16, D-HOME-17)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty', { balances: { EUR: '500.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  await expect(getTotal(page)).toContainText('€');
  await waitUntilSettled(page);
  const path = '/api/v1/assets/default';
  const before = (await control.requests(customer.username, path)).length;
  await control.fault({ match: { path, username: customer.username }, delayMs: 1000 });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.dblclick();
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  await expect(refresh).not.toHaveAttribute('aria-busy', 'true');
  expect((await control.requests(customer.username, path)).length).toBe(before + 1);
  await control.fault({ match: { path, username: customer.username }, ...down, times: 0 });
  await refresh.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Service is temporary unavailable', { timeout: 30_000 });
  await expect(page.getByRole('link', { name: /^Cash/ })).toContainText('€500.00');
});
