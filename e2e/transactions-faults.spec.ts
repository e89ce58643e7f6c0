import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { ORDERS, TransactionsPage } from './support/TransactionsPage.ts';
import { addTopUps } from './support/addTopUps.ts';

test('skips a page of unknown types, and a failed page keeps the loaded ones and can be retried (TXN-004, TXN-025, D-TXN-14)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  const history = new TransactionsPage(page);
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty');
  await addTopUps(control, customer, 45);
  const unknown = { type: 'lunar_lease', status: 'completed', volume: { value: '1.00', currency: 'EUR' } } as const;
  await Promise.all(Array.from({ length: 20 }, () => control.order(customer, unknown)));
  await new LoginPage(page).resume(customer);
  const cursors: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === ORDERS && url.searchParams.get('limit') === '20' && !url.searchParams.has('status[]'))
      cursors.push(url.searchParams.get('cursor'));
  });
  const search = page.waitForResponse((answer) => new URL(answer.url()).searchParams.has('status[]'));
  await history.open();
  await search; // the notification counter uses the same path, and the fault is not meant for it
  await expect(history.rows.first()).toContainText('€45.00');
  await control.fault({ match: { path: ORDERS, username: customer.username }, status: 400, body: { code: 400, message: 'No' } });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();
  await expect(history.rows.last()).toContainText('€26.00');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(history.rows.filter({ hasText: '€25.00' })).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(history.rows.filter({ hasText: '€5.00' })).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(history.rows.last()).toContainText('€1.00');
  expect(cursors).toHaveLength(5);
  expect(cursors[2]).toBe(cursors[3]);
  expect(new Set(cursors).size).toBe(4);
});

test('keeps loaded orders while offline, reports a sheet that cannot load and recovers with the network (D-TXN-33)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/static/*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    if (/\.accountsLoading\b/.test(code)) await released; // the chunk with the sheet's options
    await route.fulfill({ response: answer, body: code });
  });
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const history = new TransactionsPage(page);
  await history.open();
  await expect(history.rows.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click(); // the first touch loads the notifications
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await history.chip(/^Status/).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('No internet connection!')).toBeVisible();
  await expect(history.rows.first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await control.deposit(customer, '31.00', 'sepa'); // 5.00 is the fee
  release(undefined);
  await context.setOffline(false);
  await expect(history.rows.first()).toContainText('€26.00');
  await history.chip(/^Status/).click();
  await expect(page.getByRole('dialog', { name: 'Status' })).toBeVisible();
});
