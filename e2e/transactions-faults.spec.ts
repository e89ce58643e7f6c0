import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { ORDERS, TransactionsPage } from './support/TransactionsPage.ts';
import { topUps } from './support/topUps.ts';

test('a page that fails in the middle of scrolling costs nothing that is loaded, and is asked for again (TXN-004, TXN-031, D-TXN-14)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  const history = new TransactionsPage(page);
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty');
  await topUps(control, customer, 45);
  await new LoginPage(page).resume(customer);
  const cursors: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === ORDERS && url.searchParams.get('limit') === '20' && !url.searchParams.has('status[]'))
      cursors.push(url.searchParams.get('cursor'));
  });
  const search = page.waitForResponse((answer) => new URL(answer.url()).searchParams.has('status[]'));
  await history.open();
  await search; // what watches for notifications asks the same path: the fault is not for it
  await expect(history.rows.first()).toContainText('€45.00');
  await control.fault({ match: { path: ORDERS, username: customer.username }, status: 400, body: { code: 400, message: 'No' } });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();
  await expect(history.rows.last()).toContainText('€26.00');
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(history.rows.filter({ hasText: '€25.00' })).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(history.rows.filter({ hasText: '€5.00' })).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(history.rows.last()).toContainText('€1.00');
  expect(cursors).toHaveLength(4);
  expect(cursors[1]).toBe(cursors[2]);
  expect(new Set(cursors).size).toBe(3);
});

test('a page of unknown types leads on to the next one by itself; opened by its address such an order is shown (TXN-024, TXN-025, D-TXN-14)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty');
  await control.order(customer, {
    type: 'top_up_sepa',
    status: 'completed',
    volume: { value: '7.00', currency: 'EUR' },
    created_at: '2026-03-01T00:00:00Z',
  });
  const unknown = await Promise.all(
    Array.from({ length: 20 }, () =>
      control.order(customer, { type: 'lunar_lease', status: 'completed', volume: { value: '1.00', currency: 'EUR' } }),
    ),
  );
  await new LoginPage(page).resume(customer);
  const history = new TransactionsPage(page);
  await history.open();
  await expect(history.rows).toHaveCount(1);
  await expect(history.rows.first()).toContainText('€7.00');
  await page.goto(`/transactions/${unknown[0] ?? ''}`);
  await expect(page.getByRole('dialog').getByText('€1.00').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Completed', { exact: true })).toBeVisible();
});

test('crafted query strings: what can be read is filtered by, the rest is left out (TXN-028, D-TXN-17, D-TXN-18)', async ({
  page,
  control,
}) => {
  const history = new TransactionsPage(page);
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const crafted = [
    'status[]=rejected&status[]=constructor&status[]=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&status[]=rejected',
    'group[]=__proto__&account[]=-1&account[]=1e3&wallet[]=../../etc&token[]=99999999999999999999',
    'date=2026-02-31_2026-03-01&q=%00&limit=100000&cursor=1&%E0%A4%A=1&foo[bar]=1',
  ].join('&');
  const search = page.waitForRequest((request) => new URL(request.url()).pathname === ORDERS && request.url().includes('limit=20'));
  await history.open(`?${crafted}`);
  expect(
    decodeURIComponent(new URL((await search).url()).search)
      .split('&')
      .toSorted(),
  ).toEqual(['?status[]=rejected', 'limit=20'].toSorted());
  await expect(history.rows).toHaveCount(1);
  await expect(history.rows).toContainText('Rejected');
  for (const date of ['2026-03-15_2026-03-14', '2026-13-01_2026-13-02', 'yesterday', '7d_30d']) {
    const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === ORDERS && sent.url().includes('limit=20'));
    await history.open(`?date=${date}`);
    expect(new URL((await request).url()).searchParams.has('date')).toBe(false);
    await expect(history.chip(/^Date/)).toHaveAttribute('aria-pressed', 'false');
  }
});

test('addresses that are no order are not found, and nothing is asked for them (D-TXN-26)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const id of ['abc', '-1', '1e9', '9'.repeat(40), '1%27%20or%201=1', '%D8%B4%E2%80%AE']) {
    await page.goto(`/transactions/${id}`);
    const order = page.getByRole('dialog', { name: 'Transaction not found' });
    await order.getByRole('button', { name: 'Back to transactions' }).click();
    await expect(page).toHaveURL(/\/transactions$/);
  }
  const paths = (await control.requests(customer.username, ORDERS)).map(({ path }) => path.split('?')[0]);
  expect(new Set(paths)).toEqual(new Set([ORDERS]));
});

test('offline what is loaded stays, a sheet that has not come refuses in place, and all goes on when the network is back (D-TXN-33, D-TXN-22)', async ({
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
    if (/\.accountsLoading\b/.test(code)) await released; // the part that holds the choices of the sheet
    await route.fulfill({ response: answer, body: code });
  });
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const history = new TransactionsPage(page);
  await history.open();
  await expect(history.rows.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click(); // the first touch brings what tells of failures
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

test('an export that fails saves nothing, says so, and can be tried again (WISH-022)', async ({ page, control, expectedComplaints }) => {
  const history = new TransactionsPage(page);
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty');
  await topUps(control, customer, 101);
  await new LoginPage(page).resume(customer);
  const search = page.waitForResponse((answer) => new URL(answer.url()).searchParams.has('status[]'));
  await history.open();
  await search; // what watches for notifications asks the same path: the fault is not for it
  await expect(history.rows.first()).toBeVisible();
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await control.fault({ match: { path: ORDERS, username: customer.username }, status: 400, body: { code: 400, message: 'No' } });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('dialog', { name: 'Export CSV' }).getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export CSV' });
  await expect(dialog).toContainText('The export failed. Nothing was saved.');
  expect(await accessibilityIssues(page)).toEqual([]);
  expect(downloads).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(102); // a heading and 101 orders of two pages
});
