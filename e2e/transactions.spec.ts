import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';
import { ORDERS, TransactionsPage } from './support/TransactionsPage.ts';

test('browses the history, opens an order, also by its URL, and returns with Close and Back @gate (TXN-001, TXN-006, D-TXN-25)', async ({
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
  await expect(order.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(order).toBeHidden();
  await expect(page).toHaveURL(/\/transactions$/);
  await first.getByRole('link').click();
  await expect(order.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await page.goBack();
  await expect(order).toBeHidden();
  await expect(page).toHaveURL(/\/transactions$/);
  await expect(first).toBeVisible();
  const href = await first.getByRole('link').getAttribute('href');
  await page.goto(href ?? '');
  await expect(order.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/transactions$/);
  await expect(first).toBeVisible();
  await expect(order).toBeHidden();
});

test('keeps filters in the URL, restores them after a reload and undoes them with Back (TXN-010, D-TXN-19, D-TXN-20)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  const history = new TransactionsPage(page);
  await new LoginPage(page).resume(customer);
  await history.open();
  await history.choose(/^Status/, 'Rejected');
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
  await history.chip(/^Account/).click();
  const sheet = page.getByRole('dialog', { name: 'Account' });
  for (const kind of ['Fiat', 'Crypto', 'Tokens']) await expect(sheet.getByText(kind, { exact: true })).toBeVisible();
  await sheet.getByText('Bitcoin', { exact: true }).click();
  await history.apply();
  await expect(page).toHaveURL(/\?wallet\[\]=\d+$/);
  await expect(history.rows.first()).toContainText('BTC');
  for (const text of await history.rows.allTextContents()) expect(text).toContain('BTC');
});

test(`shows a provider failure, and a not-found dialog for another customer's order (TXN-030, D-TXN-15, D-TXN-26)`, async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (503|404)/);
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const id of ['999999999', 'abc', '%D8%B4%E2%80%AE']) {
    await page.goto(`/transactions/${id}`);
    const order = page.getByRole('dialog', { name: 'Transaction not found' });
    await order.getByRole('button', { name: 'Back to transactions' }).click();
    await expect(page).toHaveURL(/\/transactions$/);
  }
  const asked = (await control.requests(customer.username, ORDERS)).map(({ path }) => path.split('?')[0]);
  expect(new Set(asked)).toEqual(new Set([ORDERS, `${ORDERS}/999999999`]));
  await control.fault({
    match: { path: ORDERS, username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
    times: 0,
  });
  await page.goto('/transactions');
  await expect(page.getByText('Service is temporary unavailable').first()).toBeVisible({ timeout: 30_000 }); // after its retries (D-SES-23)
});

test('opens transactions in progress over the dashboard and returns there from an order (PROG-001, PROG-002, PROG-008)', async ({
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
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(bar).toBeFocused();
  await bar.click();
  await sheet.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact support' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/assets$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('words of type, counterparty, amount and note find orders and are kept in the URL (WISH-021, WISH-024)', async ({ page, control }) => {
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
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await field.fill('STUDIO');
  await expect(page.getByRole('region', { name: 'In your notes' }).getByRole('listitem')).toHaveCount(1);
  await field.fill('nobody at all');
  await expect(page.getByText('No transaction matches “nobody at all”')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\?status\[\]=completed$/);
  await expect(rows.first()).toBeVisible();
});

test('the receipt of a completed order is a PDF from the provider and the only thing printed (WISH-023, API-115)', async ({
  page,
  control,
}) => {
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

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const receipt = page.getByRole('heading', { name: /^Receipt: / });
  await expect(receipt).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByText('Transaction ID').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
});
