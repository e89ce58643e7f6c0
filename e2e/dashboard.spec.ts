import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { settled } from './support/settled.ts';

const total = (page: Page) => page.getByRole('region', { name: 'Total balance' });
const down = { status: 503, body: { code: 503, message: 'Down' } } as const;

/** Orders in progress, for the history alone. */
async function makePending(page: Page, { username }: Customer, count: number): Promise<void> {
  for (let order = 0; order < count; order += 1) {
    const answer = await page.request.post('/sandbox/orders', {
      data: { username, type: 'withdraw_sepa', status: 'pending', volume: { value: '-1.00', currency: 'EUR' } },
    });
    if (!answer.ok()) throw new Error(`No order was made: ${answer.status()} ${await answer.text()}`);
  }
}

test('the ways from the dashboard stand in their order and lead on @gate (HOME-003, HOME-006, HOME-007)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } }));
  await page.goto('/demo');
  await expect(page).toHaveURL('/assets');
  await expect(total(page)).toContainText('€');
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
    await expect(total(page)).toContainText('€');
  }
});

test('the dashboard asks for all it shows in one wave: no call waits for the answer of another (APP-034, HOME-005)', async ({
  page,
  control,
}) => {
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
  await expect(total(page)).toContainText('€');
  expect([...requestedPaths].toSorted()).toEqual(needed.toSorted());
});

test('offline the figures stay with their age, and are fresh again with the network (WISH-015, D-HOME-16)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const customer = await control.customer('empty', { balances: { EUR: '500.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  const cash = page.getByRole('link', { name: /^Cash/ });
  await expect(cash).toContainText('€500.00');
  await control.patch(customer.username, { balances: { EUR: '650.00' } });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('No internet connection!').first()).toBeVisible();
  await expect(total(page)).toContainText(/Updated \d\d:\d\d/);
  await expect(cash).toContainText('€500.00');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(cash).toContainText('€650.00');
  await expect(total(page)).not.toContainText('Updated');
});

test('a refresh pressed twice asks once; one that fails keeps the figures and says so (HOME-004, D-HOME-16, D-HOME-17)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty', { balances: { EUR: '500.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  await expect(total(page)).toContainText('€');
  await settled(page);
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

test('a failed refresh stays said until the next one (D-HOME-16)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 500/);
  const customer = await control.customer('empty', { balances: { EUR: '500.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  await expect(total(page)).toContainText('€');
  await settled(page);
  const match = { path: '/api/v1/assets/default', username: customer.username };
  await control.fault({ match, status: 500, body: { code: 500, message: 'Down' } });
  const messages = page.getByRole('region', { name: 'Notifications' });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await expect(messages).toContainText('Service is temporary unavailable');
  await expect(messages.getByRole('button', { name: 'Close' })).toBeVisible();
  await refresh.click();
  await expect(messages).toBeEmpty();
});

test('the sheet goes on to the next page, and says so when all have ended (PROG-003, PROG-004, PROG-006)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await makePending(page, customer, 23);
  await new LoginPage(page).resume(customer);
  const bar = page.getByRole('button', { name: /in progress/ });
  await expect(bar).toContainText('23');
  await bar.click();
  const sheet = page.getByRole('dialog', { name: 'Transactions in progress' });
  const rows = sheet.getByRole('listitem');
  await expect(rows.first()).toContainText(/, \d\d:\d\d/);
  await expect(async () => {
    await rows.last().evaluate((row) => row.scrollIntoView({ block: 'start' }));
    await expect(rows).toHaveCount(23, { timeout: 1000 });
  }).toPass();
  await endAll(page, control, customer);
  await expect(sheet).toContainText('It was fast, all transactions were already completed!', { timeout: 30_000 }); // asked every 15 s
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

async function endAll(page: Page, control: Control, { username }: Customer): Promise<void> {
  const listed: readonly { id: string }[] = await (await page.request.get('/sandbox/orders', { params: { username } })).json();
  for (const { id } of listed) await control.moveOrder(id, 'completed');
}
