import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Control, Customer } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';
import { TransactionsPage } from './support/TransactionsPage.ts';

const LIST = '/api/v1/search/orders';
const rowsOf = (page: Page) => page.getByRole('main').getByRole('listitem');
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')];
    return Math.max(...boxes.map((box) => (getComputedStyle(box).overflowX === 'visible' ? 0 : box.scrollWidth - box.clientWidth)));
  });

/** So many top-ups, the newest the largest: €1.00 is the oldest. */
const topUps = (control: Control, customer: Customer, count: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: count }, (_, place) =>
      control.order(customer, {
        type: 'top_up_sepa',
        status: 'completed',
        volume: { value: `${place + 1}.00`, currency: 'EUR' },
        created_at: new Date(Date.UTC(2026, 2, 1, 0, place)).toISOString(),
      }),
    ),
  );

test('TXN-001 TXN-002 TXN-005 TXN-006 TXN-007 browses the history, opens an order, and comes back to it by Close and by Back', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  const history = new TransactionsPage(page);
  await new LoginPage(page).resume(customer);
  await history.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^[A-Z][a-z]+ 20\d\d$/);
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  const order = page.getByRole('dialog');
  await expect(order.getByText('Date')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(order).toBeHidden();
  await expect(page).toHaveURL(/\/transactions$/);
  await first.getByRole('link').click();
  await expect(order.getByText('Date')).toBeVisible();
  await page.goBack();
  await expect(order).toBeHidden();
  await expect(page).toHaveURL(/\/transactions$/);
  await expect(first).toBeVisible();
});

test('D-TXN-25 an order opened by its link has the list behind it; closing leads there, and Back does not open it again', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  const history = new TransactionsPage(page);
  await new LoginPage(page).resume(customer);
  await history.open();
  const href = await page.getByRole('main').getByRole('listitem').first().getByRole('link').getAttribute('href');
  await page.goto(href ?? '');
  await expect(page.getByRole('dialog').getByText('Date')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/transactions$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('TXN-003 TXN-010 TXN-011 TXN-012 D-TXN-17 filters are applied, stand in the URL, survive a reload and are undone by Back', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  const history = new TransactionsPage(page);
  await new LoginPage(page).resume(customer);
  await history.open();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await history.chip(/^Status/).click();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Rejected', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await history.apply();
  await expect(page).toHaveURL(/\?status\[\]=rejected$/);
  await expect(history.chip(/^Status: Rejected/)).toHaveAttribute('aria-pressed', 'true');
  await history.choose(/^Date/, 'Today');
  await history.apply();
  await expect(page).toHaveURL(/\?status\[\]=rejected&date=today$/);
  await page.reload();
  await expect(page.getByText('Transactions with such filters not found')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?status\[\]=rejected$/);
  await history.open('?status[]=rejected&date=today');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/transactions$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('TXN-009 a customer without orders is told so', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await new TransactionsPage(page).open();
  await expect(page.getByText("Hmm, you don't have any activity yet.")).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('TXN-030 D-TXN-15 D-TXN-26 a provider that is down, and an order that is not the customer’s', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (503|404)/);
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/transactions/999999999');
  await expect(page.getByRole('dialog', { name: 'Transaction not found' })).toBeVisible();
  await control.fault({
    match: { path: '/api/v1/search/orders', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
    times: 0,
  });
  await page.goto('/transactions');
  await expect(page.getByText('Service is temporary unavailable').first()).toBeVisible({ timeout: 30_000 }); // after its repeats (D-SES-23)
});

test('PROG-001 PROG-002 PROG-004 PROG-008 D-PROG-07 what is in progress opens over the dashboard; an order of it leads back there', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.open(await control.accountId(customer, 'EUR'));
  await withdrawal.enterAmount('20.00');
  await withdrawal.goOn();
  await withdrawal.enterIban('DE89370400440532013000');
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await page.goto('/assets');
  const bar = page.getByRole('button', { name: /transactions? in progress/ });
  const firstPage = page.waitForRequest(/search\/orders\?.*limit=10/);
  await bar.click();
  await firstPage;
  const sheet = page.getByRole('dialog', { name: 'Transactions in progress' });
  await expect(sheet.getByRole('listitem').first()).toContainText(/Pending|On review/);
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(bar).toBeFocused();
  await bar.click();
  await sheet.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog').getByText('Date')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/assets$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('WISH-021 WISH-024 words of type, counterparty, amount and note find orders, stand in the URL and survive a reload', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  const history = new TransactionsPage(page);
  await new LoginPage(page).resume(customer);
  await history.open('?status[]=completed');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Search transactions' });
  await field.fill('visa 4242');
  await expect(page).toHaveURL(/\?status\[\]=completed&q=visa%204242$/);
  await expect(rows.first()).toContainText('Card top');
  await page.reload();
  await expect(field).toHaveValue('visa 4242');
  await rows.first().getByRole('link').click();
  await page.getByRole('dialog').getByLabel('Note').fill('Studio deposit');
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await field.fill('STUDIO');
  await expect(page.getByRole('region', { name: 'In your notes' }).getByRole('listitem')).toHaveCount(1);
  expect(await accessibilityIssues(page)).toEqual([]);
  await field.fill('nobody at all');
  await expect(page.getByText('Transactions with such filters not found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(field).toHaveValue('');
  await expect(rows.first()).toBeVisible();
});

test('WISH-022 exports what search and filters show, all pages, and nothing after Cancel', async ({ page, control }) => {
  const customer = await control.customer('verified');
  const { username } = customer;
  await new LoginPage(page).resume(customer);
  await new TransactionsPage(page).open('?q=visa%204242');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFDate,Type,Status,Amount,Currency,Fee,Counterparty,ID\r\n')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,Card top[ -]?up,\w[\w ]*,\d+\.\d\d,(EUR|USD),[^,]*,Visa 4242,\d+$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await control.fault({ match: { path: '/api/v1/search/orders', username }, delayMs: 60_000 });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('dialog', { name: 'Export CSV' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('WISH-023 a receipt is all that is printed', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const history = new TransactionsPage(page);
  await history.open();
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Receipt' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await expect(page.getByRole('heading', { name: /^Receipt: / })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Receipt: / })).toBeVisible();
  await expect(page.getByText('Transaction ID').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('TXN-004 TXN-031 D-TXN-14 a page that fails in the middle of scrolling costs nothing that is loaded, and is asked for again', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty');
  await topUps(control, customer, 45);
  await new LoginPage(page).resume(customer);
  const cursors: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === LIST && url.searchParams.get('limit') === '20') cursors.push(url.searchParams.get('cursor'));
  });
  await new TransactionsPage(page).open();
  await expect(rowsOf(page).first()).toContainText('€45.00');
  await control.fault({ match: { path: LIST, username: customer.username }, status: 400, body: { code: 400, message: 'No' } });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();
  await expect(rowsOf(page).last()).toContainText('€26.00');
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowsOf(page).filter({ hasText: '€25.00' })).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(rowsOf(page).filter({ hasText: '€5.00' })).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(rowsOf(page).last()).toContainText('€1.00');
  expect(cursors).toHaveLength(4);
  expect(cursors[1]).toBe(cursors[2]);
  expect(new Set(cursors).size).toBe(3);
});

test('TXN-013 TXN-020 D-TXN-31 an order that is done while it is open says so, there and in its row', async ({ page, control }) => {
  await page.clock.install();
  const customer = await control.customer('empty');
  const id = await control.order(customer, { type: 'send', status: 'pending', volume: { value: '-0.5', currency: 'ETH' } });
  const history = new TransactionsPage(page);
  await new LoginPage(page).resume(customer);
  await history.open();
  await expect(rowsOf(page).first()).toContainText('Pending');
  await history.openRow(/Send/);
  const order = page.getByRole('dialog');
  const notice = order.getByText('The exact amount will be calculated after executing the transaction on the network.');
  await expect(notice).toBeVisible();
  await control.moveOrder(id, 'completed');
  await page.clock.fastForward(16_000); // an open order is asked for every 15 s
  await expect(order.getByText('Completed', { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(order).toBeHidden();
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(rowsOf(page).first()).not.toContainText('Pending');
});

test('TXN-015 TXN-017 TXN-018 D-TXN-28 D-TXN-29 long and right-to-left values stay in their place; what is shortened is copied whole', async ({
  page,
  control,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const customer = await control.customer('empty');
  const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
  const plain = { state: null, long: false, copy: false };
  await control.order(customer, {
    type: 'withdraw_sepa',
    status: 'moderate',
    volume: { value: '-9999999999.99', currency: 'EUR' },
    summary: [
      {
        name: 'تفاصيل',
        rows: [
          { ...plain, name: 'Beneficiary', value: 'شركة النسيج والتجارة الدولية المحدودة '.repeat(4).trim() },
          { ...plain, name: 'Reference', value: 'Donaudampfschifffahrtsgesellschaft'.repeat(5) },
          { ...plain, name: 'Address', value: address, long: true, copy: true },
        ],
      },
    ],
  });
  const history = new TransactionsPage(page);
  await new LoginPage(page).resume(customer);
  await history.open();
  await expect(rowsOf(page).first()).toContainText('On review');
  expect(await overflow(page)).toBe(0);
  await history.openRow(/withdrawal/);
  const order = page.getByRole('dialog');
  await expect(order.getByText('Your withdrawal will be completed after a short compliance check.')).toBeVisible();
  await expect(order.getByText('0x71C7656EC7ab88b098…976F')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await accessibilityIssues(page)).toEqual([]);
  await order.getByRole('button', { name: 'Copy Address' }).click();
  await expect(order.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.clock.fastForward(1300);
  await expect(order.getByText('Copied')).toBeHidden();
});

test('TXN-024 TXN-025 D-TXN-14 D-TXN-27 a page of unknown types leads on to the next one by itself; opened by its address such an order is shown', async ({
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
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).first()).toContainText('€7.00');
  await page.goto(`/transactions/${unknown[0] ?? ''}`);
  await expect(page.getByRole('dialog').getByText('€1.00').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Completed', { exact: true })).toBeVisible();
});

test('TXN-028 D-TXN-17 D-TXN-18 crafted query strings: what can be read is filtered by, the rest is left out', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const crafted = [
    'status[]=rejected&status[]=constructor&status[]=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&status[]=rejected',
    'group[]=__proto__&account[]=-1&account[]=1e3&wallet[]=../../etc&token[]=99999999999999999999',
    'date=2026-02-31_2026-03-01&q=%00&limit=100000&cursor=1&%E0%A4%A=1&foo[bar]=1',
  ].join('&');
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === LIST && request.url().includes('limit=20'));
  await new TransactionsPage(page).open(`?${crafted}`);
  expect(
    decodeURIComponent(new URL((await asked).url()).search)
      .split('&')
      .toSorted(),
  ).toEqual(['?status[]=rejected', 'limit=20'].toSorted());
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('Rejected');
  for (const date of ['2026-03-15_2026-03-14', '2026-13-01_2026-13-02', 'yesterday', '7d_30d']) {
    const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === LIST && sent.url().includes('limit=20'));
    await new TransactionsPage(page).open(`?date=${date}`);
    expect(new URL((await request).url()).searchParams.has('date')).toBe(false);
    await expect(new TransactionsPage(page).chip(/^Date/)).toHaveAttribute('aria-pressed', 'false');
  }
});

test('D-TXN-26 addresses that are no order are not found, and nothing is asked for them', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const id of ['abc', '-1', '1e9', '9'.repeat(40), '1%27%20or%201=1', '%D8%B4%E2%80%AE']) {
    await page.goto(`/transactions/${id}`);
    const order = page.getByRole('dialog', { name: 'Transaction not found' });
    await order.getByRole('button', { name: 'Back to transactions' }).click();
    await expect(page).toHaveURL(/\/transactions$/);
  }
  const paths = (await control.requests(customer.username, LIST)).map(({ path }) => path.split('?')[0]);
  expect(new Set(paths)).toEqual(new Set([LIST]));
});

test('TXN-027 D-TXN-19 D-TXN-20 the accounts to filter by: failed once, then by kind; the list shows one account alone', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const history = new TransactionsPage(page);
  await history.open();
  await expect(rowsOf(page).first()).toBeVisible();
  await control.fault({ match: { path: `${LIST}/filters`, username: customer.username }, status: 400, body: { code: 400, message: 'No' } });
  await history.chip(/^Account/).click();
  const sheet = page.getByRole('dialog', { name: 'Account' });
  await expect(sheet.getByText('Something went wrong.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  for (const kind of ['Fiat', 'Crypto', 'Tokens']) await expect(sheet.getByText(kind, { exact: true })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await sheet.getByText('Bitcoin', { exact: true }).click();
  await history.apply();
  await expect(page).toHaveURL(/\?wallet\[\]=\d+$/);
  await expect(history.chip(/Bitcoin/)).toHaveAttribute('aria-pressed', 'true');
  await expect(rowsOf(page).first()).toContainText('BTC');
  for (const text of await rowsOf(page).allTextContents()) expect(text).toContain('BTC');
});

test('TXN-011 TXN-029 D-TXN-18 days the wrong way round are refused in the sheet; the right way round the chip tells them', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const history = new TransactionsPage(page);
  await history.open('?date=30d');
  await history.choose(/^Date/, 'Choose dates');
  const sheet = page.getByRole('dialog', { name: 'Date' });
  const [from, to] = [sheet.locator('input').first(), sheet.locator('input').last()];
  await from.fill('2026-03-15');
  await to.fill('2026-03-14');
  await expect(sheet.getByText('Start date must be earlier or equal to end date.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).not.toHaveURL(/2026-03-14/);
  await history.open('?date=30d');
  await history.choose(/^Date/, 'Choose dates');
  await from.fill('2026-03-14');
  await to.fill('2026-03-15');
  await history.apply();
  await expect(page).toHaveURL(/\?date=2026-03-14_2026-03-15$/);
  await expect(history.chip(/14 Mar - 15 Mar/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Transactions with such filters not found')).toBeVisible();
});

test('D-TXN-31 new orders come on top without moving what is being read', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await topUps(control, customer, 30);
  await new LoginPage(page).resume(customer);
  await new TransactionsPage(page).open();
  await expect(rowsOf(page).first()).toContainText('€30.00');
  await page.evaluate(() => scrollTo(0, 700));
  const read = rowsOf(page).filter({ hasText: '€18.00' });
  const before = (await read.boundingBox())?.y;
  await control.deposit(customer, '77.00', 'sepa');
  const answered = page.waitForResponse((answer) => answer.url().includes(`${LIST}?`) && answer.url().includes('limit=20'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // back at the tab
  await answered;
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
  expect((await read.boundingBox())?.y).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(rowsOf(page).first()).toContainText('€77.00');
});

test('D-TXN-33 D-TXN-22 offline what is loaded stays, a sheet that has not come refuses in place, and all goes on when the network is back', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
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
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click(); // the first touch brings what tells of failures
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await history.chip(/^Status/).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('No internet connection!')).toBeVisible();
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await control.deposit(customer, '31.00', 'sepa');
  release();
  await context.setOffline(false);
  await expect(rowsOf(page).first()).toContainText('€31.00');
  await history.chip(/^Status/).click();
  await expect(page.getByRole('dialog', { name: 'Status' })).toBeVisible();
});

test('WISH-022 an export that fails saves nothing, says so, and can be tried again', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty');
  await topUps(control, customer, 101);
  await new LoginPage(page).resume(customer);
  await new TransactionsPage(page).open();
  await expect(rowsOf(page).first()).toBeVisible();
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await control.fault({ match: { path: LIST, username: customer.username }, status: 400, body: { code: 400, message: 'No' } });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export CSV' });
  await expect(dialog).toContainText('The export failed. Nothing was saved.');
  expect(await accessibilityIssues(page)).toEqual([]);
  expect(downloads).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(102); // a heading and 101 orders of two pages
});
