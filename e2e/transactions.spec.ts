import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';
import { TransactionsPage } from './support/TransactionsPage.ts';

test('browses the history, opens an order, and comes back to it by Close and by Back @gate (TXN-001, TXN-002, TXN-006)', async ({
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
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  const order = page.getByRole('dialog');
  await expect(order.getByText('Date')).toBeVisible();
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

test('an order opened by its link has the list behind it; closing leads there, and Back does not open it again (D-TXN-25)', async ({
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

test('filters are applied, stand in the URL, survive a reload and are undone by Back (TXN-003, TXN-010, TXN-011)', async ({
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

test('a customer without orders is told so (TXN-009)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await new TransactionsPage(page).open();
  await expect(page.getByText("Hmm, you don't have any activity yet.")).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('a provider that is down, and an order that is not the customer’s (TXN-030, D-TXN-15, D-TXN-26)', async ({
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

test('what is in progress opens over the dashboard; an order of it leads back there (PROG-001, PROG-002, PROG-008)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.fillIn(await control.accountId(customer, 'EUR'), '20.00', 'DE89370400440532013000');
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await page.goto('/assets');
  const bar = page.getByRole('button', { name: '1 transaction in progress' });
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

test('words of type, counterparty, amount and note find orders, stand in the URL and survive a reload (WISH-021, WISH-024)', async ({
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
  await expect(page.getByText('No transaction matches “nobody at all”')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\?status\[\]=completed$/);
  await expect(rows.first()).toBeVisible();
});

test('exports what search and filters show, all pages, and nothing after Cancel (WISH-022)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  const { username } = customer;
  await new LoginPage(page).resume(customer);
  await new TransactionsPage(page).open('?q=visa%204242');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('dialog', { name: 'Export CSV' }).getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFDate (UTC),Type,Status,Amount,Currency,To amount,To currency,Fee,Fee currency,Counterparty,ID\r\n')).toBe(
    true,
  );
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,Card top[ -]?up,\w[\w ]*,\d+\.\d\d,(EUR|USD),,,[^,]*,[^,]*,Visa 4242,\d+$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/^\d+ transactions? exported$/)).toBeVisible();
  await control.fault({ match: { path: '/api/v1/search/orders', username }, delayMs: 60_000 });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('dialog', { name: 'Export CSV' }).getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('dialog', { name: 'Export CSV' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the receipt of a completed order is a PDF of the provider, by its name (WISH-023, API-115)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const history = new TransactionsPage(page);
  await history.open('?status[]=completed');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/transactions\/\d+/);
  const id = /\/transactions\/(?<id>\d+)/.exec(page.url())?.groups?.['id'] ?? '';
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Receipt (PDF)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`receipt-${id}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a receipt is all that is printed (WISH-023)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const history = new TransactionsPage(page);
  await history.open();
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await expect(page.getByRole('heading', { name: /^Receipt: / })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Receipt: / })).toBeVisible();
  await expect(page.getByText('Transaction ID').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
});
